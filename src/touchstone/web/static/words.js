// Sentences come from the server, in the player's language; here only their gaps are filled.

/** @type {Record<string, string>} */
const words = JSON.parse(document.getElementById("words")?.textContent ?? "{}");

/**
 * The words of a message with its gaps filled.
 * @param {string} id
 * @param {Record<string, string|number>} [facts]
 */
export function say(id, facts = {}) {
  const text = words[id] ?? id;
  return text.replace(/\{(\w+)\}/g, (gap, name) => String(facts[name] ?? gap));
}
