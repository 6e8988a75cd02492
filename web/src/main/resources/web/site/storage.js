/**
 * Settings in the browser's local storage. A browser may refuse storage: then settings are not kept,
 * and the page works without them.
 */

/**
 * Returns the stored value of a name, or a default when there is none.
 *
 * @template T
 * @param {string} name
 * @param {T} defaultValue
 * @returns {T}
 */
export function loadSetting(name, defaultValue) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? defaultValue;
  } catch {
    return defaultValue;
  }
}

/**
 * Stores a value under a name.
 *
 * @param {string} name
 * @param {unknown} value
 */
export function saveSetting(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The setting lasts as long as the page.
  }
}
