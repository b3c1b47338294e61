// Somebody who is here for the first time is offered the first lesson, once; whoever plays on has answered.

/** @import { Sitting } from "./sitting.js" */
import { byId } from "./dom.js";
import { mine } from "./mine.js";
import { hasLearned } from "./progress.js";

/** Found out before this table is remembered: whether this browser has neither played nor learned. */
const isNew = !mine().length && !hasLearned();

/** Offers it where nobody is kept waiting, and says so. @param {Sitting} sitting @param {(text: string) => void} say */
export function offerLesson({ seat, players }, say) {
  const offer = document.getElementById("newcomer");
  const alone = seat !== null && players.every((one) => one.seat === seat || one.level);
  if (!offer || !isNew || !alone) return;
  offer.hidden = false;
  say(`${byId("newcomer-words").textContent} ${byId("newcomer-go").textContent}.`);
  byId("newcomer-no").addEventListener("click", endOffer);
}

/** Takes the offer away. */
export function endOffer() {
  const offer = document.getElementById("newcomer");
  if (offer) offer.hidden = true;
}
