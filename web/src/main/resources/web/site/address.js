/**
 * The address of the page, without loading another one. A browser refuses it in some frames, and
 * after too many changes in a short time: then the page goes on with the address that it has.
 */

/** @param {string} url takes the place of the address */
export function replaceAddress(url) {
  try {
    history.replaceState(null, '', url);
  } catch {
    // See above.
  }
}

/** @param {string} url follows the address in the history of the window */
export function pushAddress(url) {
  try {
    history.pushState(null, '', url);
  } catch {
    // See above.
  }
}
