// Asking the server, and asking again as long as it cannot be reached.

/** @import { Announcer } from "./announcer.js" */
import { say } from "./dom.js";

/** Milliseconds after which a server is asked again that cannot be reached. */
const AGAIN = 2000;

/** @returns {Promise<void>} */
export const aWhile = () => new Promise((over) => setTimeout(over, AGAIN));

/**
 * What the server answers, and whether it agrees; null if nobody wants to know any more. That the line is lost is
 * said once, and that it is found.
 * @param {Announcer} announcer
 * @param {() => Promise<Response>} ask
 * @param {() => boolean} [isWanted]
 * @returns {Promise<{ok: boolean, told: any}|null>}
 */
export async function answered(announcer, ask, isWanted = () => true) {
  for (let lost = false; isWanted(); lost = true) {
    try {
      const answer = await ask();
      const told = await answer.json();
      if (lost) announcer.say(say("web-line-found"));
      return isWanted() ? { ok: answer.ok, told } : null;
    } catch {
      if (!lost) announcer.say(say("web-line-lost"));
      await aWhile();
    }
  }
  return null;
}
