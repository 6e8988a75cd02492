import { ApiError } from '../site/api.js';
import { ask } from '../site/ask.ts';

export type OpeningSource = Api.OpeningExplorer['source'];

/** How many moves an opening has at most: the server refuses more. */
export const MAX_OPENING_MOVES = 16;

/** Why boards whose games begin at random have no openings, by board. They are asked for once. */
const refusals = new Map<string, ApiError>();

/**
 * Loads what was played after some moves.
 *
 * @param source the games to count; by default those of this server, or those between computers where
 *   the position has no others
 */
export async function loadOpening(
  { game, variant }: GameId,
  moves: readonly string[],
  source?: OpeningSource,
): Promise<Api.OpeningExplorer> {
  const refusal = refusals.get(`${game}/${variant}`);
  if (refusal !== undefined) {
    throw refusal;
  }
  try {
    return await ask('GET /openings/{game}/{variant}', {
      game,
      variant,
      ...(source === undefined ? {} : { source }),
      ...(moves.length === 0 ? {} : { moves: moves.join(' ') }),
    });
  } catch (error) {
    if (error instanceof ApiError && error.error === 'random-start') {
      refusals.set(`${game}/${variant}`, error);
    }
    throw error;
  }
}
