// Questions before what cannot be taken back.

/**
 * Asks a question; answers whether it was confirmed. The focus goes back to where it was.
 * @param {string} question
 * @returns {Promise<boolean>}
 */
export function confirmed(question) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("confirm"));
  const before = /** @type {HTMLElement|null} */ (document.activeElement);
  /** @type {HTMLElement} */ (dialog.querySelector("#confirm-question")).textContent = question;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((answer) => {
    dialog.addEventListener("close", () => {
      before?.focus();
      answer(dialog.returnValue === "yes");
    }, { once: true });
  });
}
