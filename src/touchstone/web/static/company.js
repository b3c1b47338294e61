// The company at a table: who has not come yet, what people say to each other, what they set out to do.

/** @import { Sitting } from "./sitting.js" */
/** @import { View } from "./views.js" */
/** @import { Said, Say } from "./wire" */
import { byId } from "./dom.js";
import { preferences } from "./preferences.js";

/** Whether somebody is still waited for. @param {Sitting} sitting */
export function showWaiting({ players }) {
  byId("waiting").hidden = !players.some(({ free }) => free);
}

/** What can be ticked off, and what has been. @param {View} view */
export function showTasks({ tasks }) {
  byId("tasks").hidden = !tasks.length;
  byId("task-list").replaceChildren(...tasks.map(({ words, done }) => {
    const entry = document.createElement("li");
    const box = document.createElement("input");
    const label = document.createElement("label");
    box.type = "checkbox";
    box.checked = done;
    box.disabled = true;
    label.append(box, ` ${words}`);
    entry.append(label);
    return entry;
  }));
}

/** Lets people say the phrases, and hear them; whoever wants neither has switched them off. */
export class Phrases {
  /** @param {(phrase: Say["phrase"]) => void} send @param {(text: string) => void} tell */
  constructor(send, tell) {
    this.tell = tell;
    for (const button of document.querySelectorAll("[data-phrase]")) {
      button.addEventListener("click", () => send(/** @type {Say["phrase"]} */ (/** @type {HTMLElement} */ (button).dataset.phrase)));
    }
  }

  /** Shows them to whoever plays and wants them. @param {Sitting} sitting */
  show({ seat, players }) {
    const alone = players.filter(({ level }) => !level).length < 2;
    byId("phrases").hidden = seat === null || alone || !preferences().phrases;
  }

  /** @param {Said} said */
  hear({ utterance }) {
    if (preferences().phrases) this.tell(utterance);
  }
}
