// The list of lessons: which of them were done in this browser, and the way to paper.

import { byId } from "./dom.js";
import { lessonsDone } from "./progress.js";

const course = byId("course");
for (const name of lessonsDone(course.dataset.game ?? "")) {
  const mark = course.querySelector(`[data-lesson="${name}"]`);
  if (mark) mark.textContent = course.dataset.done ?? "";
}
byId("print").addEventListener("click", () => print());
