// Several people at one device: each seat has its own secret, and only one looks at a time.

const key = (/** @type {string} */ table) => `touchstone-seats-${table}`;

/** The seats that play at this device, in order. @param {string} table @returns {{seat: number, secret: string}[]} */
export function localSeats(table) {
  return JSON.parse(localStorage.getItem(key(table)) ?? "[]");
}

/** @param {string} table @param {{seat: number, secret: string}[]} seats */
export function keepSeats(table, seats) {
  localStorage.setItem(key(table), JSON.stringify(seats));
}

/** Hides everything until the next person has the device. @param {string} words */
export function handOver(words) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("hand-over"));
  /** @type {HTMLElement} */ (dialog.querySelector("#hand-over-words")).textContent = words;
  dialog.addEventListener("cancel", (event) => event.preventDefault(), { once: true });
  dialog.showModal();
  return new Promise((ready) => dialog.addEventListener("close", ready, { once: true }));
}
