import { newId } from '../site/ids.js';
import { parseStored, windowStorage } from '../site/storage.js';

/**
 * A game that was opened from a text, with the names of its players.
 *
 * @typedef {{ study: Api.Study, white: string, black: string, date: string }} OpenedGame
 */

/** The beginning of the names under which the window keeps opened games. */
const PREFIX = 'opened-';

/**
 * Keeps a game for this window and returns the address of its page.
 *
 * @param {OpenedGame} opened
 * @returns {string | undefined} undefined when the browser keeps nothing
 */
export function keepOpenedGame(opened) {
  const key = newId();
  return windowStorage.setItem(PREFIX + key, JSON.stringify(opened))
    ? `/analysis?${new URLSearchParams({ opened: key })}`
    : undefined;
}

/**
 * Returns the game that was kept under a key.
 *
 * @param {string} key
 * @returns {OpenedGame | undefined}
 */
export function loadOpenedGame(key) {
  return parseStored(windowStorage.getItem(PREFIX + key)) ?? undefined;
}
