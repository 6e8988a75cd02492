import { ask } from '../site/ask.ts';

export type OpeningSource = Api.OpeningExplorer['source'];

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
  const load = (from: OpeningSource) =>
    ask('GET /openings/{game}/{variant}', {
      game,
      variant,
      source: from,
      ...(moves.length === 0 ? {} : { moves: moves.join(' ') }),
    });
  const opening = await load(source ?? 'games');
  const { games, computers } = opening.sources;
  return source === undefined && games === 0 && computers > 0 ? load('computers') : opening;
}
