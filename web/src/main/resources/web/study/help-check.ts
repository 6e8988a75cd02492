import { get } from '../site/api.js';
import { pathOf } from '../site/ask.ts';

const NO_REFUSAL: Api.HelpCheck = { refusedPlies: [], message: '' };

/**
 * Returns with which positions the server gives no help, because a rated game in progress is near.
 * The engine in the browser then gives none either. A page that gets no answer helps: the engine is
 * everyone's, so this is a reminder.
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
  const path = pathOf('/positions/{game}/{variant}/help-check', {
    game,
    variant,
    position,
    moves: moves.join(' ') || undefined,
  });
  return get(path).catch(() => NO_REFUSAL);
}
