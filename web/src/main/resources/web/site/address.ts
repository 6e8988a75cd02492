/**
 * Addresses of pages. Scripts and links name a page by its path on a server, such as `/g/ID`; an
 * edition without a server has it elsewhere, and says where.
 */

/** Whether a server answers the pages, and other people can be met. */
export const hasServer =
  globalThis.edition === undefined && globalThis.browserEngine?.isLocalPage !== true;

/** Returns the address of this page as on a server: its path, its query and its hash. */
export function here() {
  const worker = globalThis.edition ?? globalThis.browserEngine;
  return worker === undefined ? location : new URL(worker.path(), 'http://edition');
}

/** Returns the address of a page. */
export function addressOf(path: string) {
  return (globalThis.edition ?? globalThis.browserEngine)?.addressOf(path) ?? path;
}

/** Returns the path of the page to which a link leads. */
export function pathOf({ dataset, pathname }: HTMLAnchorElement) {
  return dataset['path'] ?? pathname;
}

/** Opens a page. */
export function openPage(path: string) {
  location.assign(addressOf(path));
}

/*
 * The address of the page, without loading another one. A browser refuses it in some frames, and
 * after too many changes in a short time: then the page goes on with the address that it has.
 */

/** @param path takes the place of the address */
export function replaceAddress(path: string) {
  try {
    history.replaceState(null, '', addressOf(path));
  } catch {
    // See above.
  }
}

/** @param path follows the address in the history of the window */
export function pushAddress(path: string) {
  try {
    history.pushState(null, '', addressOf(path));
  } catch {
    // See above.
  }
}
