// A lesson on the one board: what is done goes to the server, and the coach answers.

import { showTasks } from "./company.js";
import { byId } from "./dom.js";
import { mine } from "./mine.js";
import { Practice } from "./practice.js";
import { lessonDone } from "./progress.js";

const { game = "", number = "1", name = "", title = "" } = byId("lesson").dataset;
/** What was done so far, as the server reads it. @type {string[]} */ const done = [];

/** What the coach said. */
const coached = () => byId("coach").textContent ?? "";

const practice = new Practice(`/learn/${game}/${number}`, {
  past: () => ({ done }),
  task: coached,
  feels: true,
  told: (told, now, quiet) => {
    if (told.kept) done.push(now);
    const goesOn = told.coach !== coached();
    byId("step").textContent = told.step;
    byId("coach").textContent = told.coach;
    byId("said").textContent = told.said.endsWith(told.coach) ? told.said.slice(0, -told.coach.length).trim() : told.said;
    for (const id of ["again", "skip"]) byId(id, HTMLButtonElement).disabled = told.over;
    byId("over").hidden = !told.over;
    if (told.over) lessonDone(game, name);
    showTasks(told.view);
    document.body.dataset.done = String(done.length);
    if (quiet) return goesOn ? told.coach : "";
    return now ? told.said : `${byId("title").textContent}. ${told.said}`;
  },
}, { turn: () => practice.announcer.say(coached(), true) });

// Whoever came from a table finds the way back.
const left = mine().find((one) => one.game === title && !one.over);
if (left) byId("back", HTMLAnchorElement).href = `${document.documentElement.dataset.base}/table/${left.table}`;
byId("back").hidden = !left;

byId("again").addEventListener("click", () => practice.send("/repeat"));
byId("skip").addEventListener("click", () => practice.send("/skip"));
practice.send("").then(() => practice.board.focus(true));
