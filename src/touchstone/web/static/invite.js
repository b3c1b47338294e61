// The host's page: copies and shares the invitation, and tells who has come.

import { byId, say } from "./dom.js";
import { localSeats } from "./seats.js";
import { offerCopies, offerSharing } from "./sharing.js";
import { Sitting } from "./sitting.js";

offerCopies();
offerSharing();

/** Who has come, and, once every seat is taken, that nobody else can. @param {Sitting} sitting @param {string} utterance */
function meet({ players }, utterance) {
  const complete = players.length > 0 && !players.some(({ free }) => free);
  const told = [utterance, complete ? say("web-invite-complete") : ""].filter(Boolean).join(" ");
  if (told) byId("arrivals").textContent = told;
  byId("ways").hidden = complete;
  byId("sit").classList.toggle("soft", !complete);
}

const table = byId("inviting").dataset.table ?? "";
const sitting = new Sitting(table, undefined, {
  line: () => {},
  greet: () => meet(sitting, ""),
  say: () => {},
  tell: () => {},
  show: () => {},
  hear: () => {},
  meet: ({ utterance }) => meet(sitting, utterance),
}, localSeats(table));
