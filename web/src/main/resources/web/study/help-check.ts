import { get } from '../site/api.js';
import { pathOf } from '../site/ask.ts';

const NO_REFUSAL: Api.HelpCheck = { refusedPlies: [], freeMillis: 0, message: '' };

/** Until when help is given with every position of a game, by the time of the page. */
const freeUntil = new Map<string, number>();

/**
 * Returns with which positions the server gives no help, because a rated game in progress is near.
 * The engine in the browser then gives none either. A page that gets no answer helps: the engine is
 * everyone's, so this is a reminder. While no rated game of the same game is in progress, one answer
 * serves all its positions for some seconds.
 *
 * @param position the text of the first position
 * @param moves the moves after it
 */
export async function checkHelp(
  { game, variant }: GameId,
  position: string,
  moves: readonly string[] = [],
): Promise<Api.HelpCheck> {
  if (globalThis.browserEngine === undefined) {
    return NO_REFUSAL; // The server itself is asked for help, and refuses it.
  }
  if (performance.now() < (freeUntil.get(game) ?? 0)) {
    return NO_REFUSAL;
  }
  const path = pathOf('/positions/{game}/{variant}/help-check', {
    game,
    variant,
    position,
    moves: moves.join(' ') || undefined,
  });
  const sentAt = performance.now();
  const check: Api.HelpCheck = await get(path).catch(() => NO_REFUSAL);
  freeUntil.set(game, sentAt + check.freeMillis);
  return check;
}
