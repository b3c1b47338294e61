// How the table stands, kept up to date: the server tells only what is different from the last time.

/** @import * as wire from "./wire" */

/** @typedef {wire.BoardChange["picture"]} Picture a whole one, or the parts to change in the one before */
/** @typedef {Omit<wire.Board, "picture"> & { picture?: Picture }} SeenBoard */
/** @typedef {Omit<wire.View, "board"> & { board: SeenBoard|null }} View */

/**
 * The view after a change; what is not told is as it was. After a touch it is the same view: what is known of it
 * need not be asked for again.
 * @param {View} view @param {wire.ViewChange} change @returns {View}
 */
export function changed(view, change) {
  if (!Object.keys(change).length) return view;
  const { board, ...rest } = change;
  const now = { ...view, ...rest };
  if (board === undefined) return now;
  return { ...now, board: board && changedBoard(view.board, board) };
}

/** @param {SeenBoard|null} board @param {wire.BoardChange} change @returns {SeenBoard} */
function changedBoard(board, change) {
  return {
    cells: change.cells ? byName("cell", board?.cells ?? [], change.cells) : board?.cells ?? [],
    supply: change.supply
      ? change.supply.map((heaps, seat) => byName("heap", board?.supply[seat] ?? [], heaps))
      : board?.supply ?? [],
    picture: "picture" in change ? change.picture : board?.picture,
  };
}

/**
 * The old ones, with the new ones in the places of those of the same name.
 * @template {string} Name
 * @template {Record<Name, string>} One
 * @param {Name} name
 * @param {One[]} old
 * @param {One[]} fresh
 */
function byName(name, old, fresh) {
  return [...new Map([...old, ...fresh].map((one) => [one[name], one])).values()];
}
