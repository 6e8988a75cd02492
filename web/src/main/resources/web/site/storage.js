/** What this browser remembers. A browser that keeps nothing is no reason to fail. */

/** Returns what is kept under a name, or `otherwise`. */
export function remembered(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(name)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Keeps a value under a name. */
export function remember(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // It is forgotten with the page.
  }
}
