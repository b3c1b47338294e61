// Keys of the board. The table comes from the server, the same that the help page shows.

/** @type {{action: string, keys: string[]}[]} */
const TABLE = JSON.parse(document.getElementById("keys")?.textContent ?? "[]");

/**
 * Listens for the keys of the table.
 * @param {HTMLElement} where
 * @param {Record<string, (key: string) => void>} actions by the name of the action
 */
export function listen(where, actions) {
  where.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const found = TABLE.find(({ keys }) => keys.includes(key));
    if (!found || !actions[found.action]) return;
    event.preventDefault();
    actions[found.action](key);
  });
}
