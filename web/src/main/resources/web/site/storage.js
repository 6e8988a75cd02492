/**
 * Settings in the browser's local storage, and texts of this window in its session storage. A
 * browser may refuse either, or have no room: then what is stored lasts as long as the page, and the
 * page works without them.
 */

/** A storage of the browser that never fails. */
export class SafeStorage {
  /**
   * What the browser has refused to store; null for what it has refused to remove.
   *
   * @type {Map<string, string | null>}
   */
  #refused = new Map();

  /** @param {() => Storage} storage returns the browser's storage, or throws */
  constructor(storage) {
    this.storage = storage;
  }

  /**
   * Returns the text that is stored under a name, or null.
   *
   * @param {string} name
   * @returns {string | null}
   */
  getItem(name) {
    const refused = this.#refused.get(name);
    if (refused !== undefined) {
      return refused;
    }
    try {
      return this.storage().getItem(name);
    } catch {
      return null;
    }
  }

  /**
   * Stores a text under a name.
   *
   * @param {string} name
   * @param {string} text
   * @returns {boolean} whether it lasts longer than the page
   */
  setItem(name, text) {
    try {
      this.storage().setItem(name, text);
      this.#refused.delete(name);
      return true;
    } catch {
      this.#refused.set(name, text);
      return false;
    }
  }

  /**
   * Removes what is stored under a name.
   *
   * @param {string} name
   */
  removeItem(name) {
    try {
      this.storage().removeItem(name);
      this.#refused.delete(name);
    } catch {
      this.#refused.set(name, null);
    }
  }
}

/** What the browser stores for all windows of this site. */
export const siteStorage = new SafeStorage(() => localStorage);

/** What the browser stores for this window. */
export const windowStorage = new SafeStorage(() => sessionStorage);

/**
 * Returns the stored value of a name, or a default when there is none of its kind.
 *
 * @template T
 * @param {string} name
 * @param {T} defaultValue
 * @returns {T}
 */
export function loadSetting(name, defaultValue) {
  const value = parseStored(siteStorage.getItem(name));
  return isAlike(value, defaultValue) ? value : defaultValue;
}

/**
 * Returns the value of a stored text; null when it is not JSON, as another program or an old version
 * may have written it.
 *
 * @param {string | null} text
 * @returns {any}
 */
export function parseStored(text) {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/**
 * @param {unknown} value
 * @param {unknown} other
 */
function isAlike(value, other) {
  return (
    value !== null && typeof value === typeof other && Array.isArray(value) === Array.isArray(other)
  );
}

/**
 * Stores a value under a name.
 *
 * @param {string} name
 * @param {unknown} value
 * @returns {boolean} whether it lasts longer than the page
 */
export function saveSetting(name, value) {
  return siteStorage.setItem(name, JSON.stringify(value));
}
