import { newId } from '../site/ids.ts';
import { parseStored, windowStorage } from '../site/storage.ts';

/** A game that was opened from a text, with the names of its players. */
export type OpenedGame = { study: Api.Study; white: string; black: string; date: string };

/** The beginning of the names under which the window keeps opened games. */
const PREFIX = 'opened-';

/**
 * Keeps a game for this window and returns the address of its page.
 *
 * @returns undefined when the browser keeps nothing
 */
export function keepOpenedGame(opened: OpenedGame): string | undefined {
  const key = newId();
  return windowStorage.setItem(PREFIX + key, JSON.stringify(opened))
    ? `/analysis?${new URLSearchParams({ opened: key })}`
    : undefined;
}

/** Returns the game that was kept under a key. */
export function loadOpenedGame(key: string): OpenedGame | undefined {
  return parseStored(windowStorage.getItem(PREFIX + key)) ?? undefined;
}
