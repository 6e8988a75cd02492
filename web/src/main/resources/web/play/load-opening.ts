import { ask } from '../site/ask.ts';

export type OpeningSource = Api.OpeningExplorer['source'];

/** How many moves an opening has at most: the server refuses more. */
export const MAX_OPENING_MOVES = 16;

/**
 * Loads what was played after some moves.
 *
 * @param source the games to count; by default those of this server, or those between computers where
 *   the position has no others
 */
export function loadOpening(
  { game, variant }: GameId,
  moves: readonly string[],
  source?: OpeningSource,
): Promise<Api.OpeningExplorer> {
  return ask('GET /openings/{game}/{variant}', {
    game,
    variant,
    ...(source === undefined ? {} : { source }),
    ...(moves.length === 0 ? {} : { moves: moves.join(' ') }),
  });
}
