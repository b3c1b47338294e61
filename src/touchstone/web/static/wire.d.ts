// The messages of docs/wire.schema.json. Written by scripts/export_schemas.py.

/**
 * The answer to a command, once what it did is on disk.
 *
 * `ok` false: refused, with a code and the sentence; `unsure` asks for the same again with
 * `sure`. `update` is what the command meant to its sender, to be treated like any update.
 */
export interface Ack {
  type: "ack";
  id: string;
  ok: boolean;
  code: string | null;
  sentence: string;
  repeated: boolean;
  update: Update | null;
}

/** What can be done with these cells, in the order in which they were chosen. */
export interface Ask {
  format?: number;
  type: "ask";
  id: string;
  cells?: string[];
}

/** What the helper sees now. Only a seat with a helper, and with open eyes, is answered. */
export interface AskHint {
  format?: number;
  type: "hint";
  id: string;
}

/** A position that this listener may see. `supply` has the heaps of each seat in order. */
export interface Board {
  cells: Cell[];
  supply: Heap[][];
  picture: string | null;
}

/**
 * What is different on a board; what is not there is as it was.
 *
 * `cells` and the heaps in `supply` take the places of those with the same names. The picture is
 * a new one, or a list of parts to change in the old one, in this order.
 */
export interface BoardChange {
  cells?: Cell[];
  supply?: Heap[][];
  picture?: string | Part[] | null;
}

/** A cell that may be seen: `words` for the ear, the rest for sound and vibration. */
export interface Cell {
  cell: string;
  words: string;
  height: number;
  surface: string;
  details: Array<[string, string]>;
}

/**
 * A move that can be sent: its notation, its words, and its cells in order.
 *
 * `ends`: it does nothing but end the turn.
 */
export interface Choice {
  text: string;
  label: string;
  cells: string[];
  ends: boolean;
}

/**
 * The answer to ask: moves made of exactly these cells, and cells that may come next.
 *
 * For a masked player these are all moves of that form, whether legal or not. `pick` says what
 * it means to choose the last of the cells and to go on with one of `next`.
 */
export interface Choices {
  type: "choices";
  id: string;
  cells: string[];
  moves: Choice[];
  next: string[];
  pick: string;
}

/** What is left of each seat's time, in milliseconds, and the seat whose clock runs. */
export interface Clocks {
  left: number[];
  running: number | null;
}

/** The last message of a connection: why it ends. */
export interface Closed {
  type: "closed";
  code: string;
  sentence: string;
}

/**
 * A command, with an id of the client's choice; sent again with the same id it counts once.
 *
 * `text` is the command's one text ("f a1", "touch b3", "offer draw"), or the same in words of
 * the player's language, or a question. `sure` answers the question whether it is meant.
 */
export interface CommandMessage {
  format?: number;
  type: "command";
  id: string;
  text: string;
  sure?: boolean;
}

/** A token of the notation and what may be typed for it; the first is the one to show. */
export interface CommandWord {
  token: string;
  forms: string[];
}

/** One thing that happened and that this listener may know; the facts depend on the name. */
export interface EventOut {
  name: string;
  seat: number;
  facts: Record<string, unknown>;
}

export type FromClient = Hello | CommandMessage | Ask | AskHint | Say;

export type FromServer = Welcome | Update | Ack | Choices | Hint | Players | Said | Refused | Closed;

/** A heap beside the board. */
export interface Heap {
  heap: string;
  count: number;
  words: string;
}

/**
 * Take a place at a table: the first message of a connection, and again after a change.
 *
 * Without a secret (here or in the cookie of the join link) one only watches. `since` is the
 * number of the last update that was heard, so that nothing is told twice. `picture` asks for
 * boards as pictures, at a tilt or from above. `beside` has the secrets of others who play at the
 * same device, and so are there as well.
 */
export interface Hello {
  format?: number;
  type: "hello";
  table: string;
  secret?: string | null;
  language?: string;
  name?: string | null;
  beside?: string[];
  since?: number;
  picture?: boolean | "above";
}

/**
 * The answer to hint: how the seat can win now, in words, with the cells of the line.
 *
 * Nothing but empty fields if it is not the seat's turn or there is no such move.
 */
export interface Hint {
  type: "hint";
  id: string;
  words: string;
  cells: string[];
}

/** A kind of piece whose places can be asked for ("where red"). */
export interface Kind {
  kind: string;
  words: string;
}

/** An offer on the table; `mine` if this listener made it, `agreed` if already accepted. */
export interface OfferOut {
  offer: "draw" | "undo" | "rematch";
  seat: number;
  mine: boolean;
  agreed: boolean;
  words: string;
}

/** How a round or the match ended; no winners is a draw. */
export interface OutcomeOut {
  winners: number[];
  reason: string;
  where: string[];
  scores: number[];
  words: string;
}

/**
 * A part of the picture that is another now.
 *
 * It is the element whose `data-part` is the key, or that has none and whose `data-at` is it.
 * `svg` is the new element; without it the old one is taken away. A part that was not there
 * before goes before the one with the key `before`.
 */
export interface Part {
  key: string;
  svg?: string;
  before?: string;
}

/**
 * Somebody at the table. `level` is the bot that plays now, 0 a person.
 *
 * `label` is the name with a bot's level and with what tells the pieces of this player from the
 * others', which `sign` names without words ("red"); it is empty where nothing does.
 * `helper`: this player is told when a move wins at once.
 * `shares`: this player agrees that the game is given to researchers, without names.
 * `shows_path`: the game is over, and others may see where this player's fingers went.
 * `replaceable`: the seat has been empty for longer than the grace period.
 * `free`: nobody has taken the seat yet.
 */
export interface Player {
  seat: number;
  name: string;
  label: string;
  sign: string;
  masked: boolean;
  level: number;
  connected: boolean;
  replaceable: boolean;
  helper: boolean;
  shares: boolean;
  shows_path: boolean;
  free: boolean;
}

/** Somebody came, left, was named, or can now be replaced; a clock may have stopped for it. */
export interface Players {
  type: "players";
  players: Player[];
  utterance: string;
  clocks: Clocks | null;
}

/** A message that could not be taken at all; `id` is the one it had, if it had one. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  sentence: string;
}

/** Somebody at the table says one of the phrases that everybody knows. It is not kept. */
export interface Said {
  type: "said";
  seat: number;
  phrase: string;
  utterance: string;
}

/** Say a phrase to everybody at the table. There is no free text. */
export interface Say {
  format?: number;
  type: "say";
  id: string;
  phrase: "hello" | "well-played" | "one-moment" | "thank-you";
}

/** A setting as it stands at this table, in words. */
export interface SettingValue {
  name: string;
  value: string;
  label: string;
  value_label: string;
}

/**
 * What stays the same at a table. `translated`: the game itself speaks this language.
 *
 * `title` is the game with its variant, `goal` how one wins, `greeting` what somebody hears who
 * sits down.
 */
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  title: string;
  goal: string;
  greeting: string;
  about: string;
  help: string;
  language: string;
  settings: SettingValue[];
  columns: number;
  rows: number;
  seat: number | null;
  masked: boolean;
  translated: boolean;
  words: CommandWord[];
  level_names: string[];
  kinds: Kind[];
}

/** Something that players may set themselves to do, and whether it was done. */
export interface Task {
  words: string;
  done: boolean;
}

/** What one command meant to this listener: one utterance, and the events behind it. */
export interface Told {
  number: number;
  utterance: string;
  events: EventOut[];
}

/** Something happened. `number` counts this listener's updates from 1, without gaps. */
export interface Update {
  type: "update";
  number: number;
  utterance: string;
  events: EventOut[];
  view: ViewChange;
}

/**
 * How the table stands for one listener, complete.
 *
 * `stage` says what is to be done now in one's own turn, `points` are the scores in words.
 * `board` is None for whoever may not see it. `record` and `before` show the rounds that are over
 * and the last one's board.
 */
export interface View {
  status: string;
  stage: string;
  turn: number | null;
  yours: boolean;
  over: boolean;
  round: number;
  rounds: number;
  scores: number[];
  points: string[];
  count: number | null;
  board: Board | null;
  offer: OfferOut | null;
  outcome: OutcomeOut | null;
  record: string | null;
  before: Board | null;
  clocks: Clocks | null;
  tasks: Task[];
}

/** What is different in the view since this listener was last told; the rest is as it was. */
export interface ViewChange {
  status?: string;
  stage?: string;
  turn?: number | null;
  yours?: boolean;
  over?: boolean;
  round?: number;
  rounds?: number;
  scores?: number[];
  points?: string[];
  count?: number | null;
  board?: BoardChange | null;
  offer?: OfferOut | null;
  outcome?: OutcomeOut | null;
  record?: string | null;
  before?: Board | null;
  clocks?: Clocks | null;
  tasks?: Task[];
}

/**
 * The answer to hello: everything a client needs to begin or to go on.
 *
 * `position` is the position as text, for whoever may see the board.
 */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  players: Player[];
  number: number;
  updates: Told[];
  view: View;
  position: string | null;
}
