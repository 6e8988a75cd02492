/**
 * Settings in the browser's local storage, and texts of this window in its session storage. A
 * browser may refuse either, or have no room: then what is stored lasts as long as the page, and the
 * page works without them.
 */

/** A storage of the browser that never fails. */
export class SafeStorage {
  /** What the browser has refused to store; null for what it has refused to remove. */
  #refused: Map<string, string | null> = new Map();

  /** @param storage returns the browser's storage, or throws */
  constructor(readonly storage: () => Storage) {}

  /** Returns the text that is stored under a name, or null. */
  getItem(name: string): string | null {
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

  /** Returns the names under which texts are stored for longer than the page. */
  names(): string[] {
    try {
      return Object.keys(this.storage());
    } catch {
      return [];
    }
  }

  /**
   * Stores a text under a name.
   *
   * @returns whether it lasts longer than the page
   */
  setItem(name: string, text: string): boolean {
    try {
      this.storage().setItem(name, text);
      this.#refused.delete(name);
      return true;
    } catch {
      this.#refused.set(name, text);
      return false;
    }
  }

  /** Removes what is stored under a name. */
  removeItem(name: string) {
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

/** Returns the stored value of a name, or a default when there is none of its kind. */
export function loadSetting<T>(name: string, defaultValue: T): T {
  const value = parseStored(siteStorage.getItem(name));
  return isAlike(value, defaultValue) ? value : defaultValue;
}

/**
 * Returns the value of a stored text; null when it is not JSON, as another program or an old version
 * may have written it.
 */
export function parseStored(text: string | null): any {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isAlike(value: unknown, other: unknown) {
  return (
    value !== null && typeof value === typeof other && Array.isArray(value) === Array.isArray(other)
  );
}

/**
 * Stores a value under a name.
 *
 * @returns whether it lasts longer than the page
 */
export function saveSetting(name: string, value: unknown): boolean {
  return siteStorage.setItem(name, JSON.stringify(value));
}
