/** The positions in which a finished game turned. */
import { ask } from '../site/ask.ts';
import { translate } from '../site/messages.ts';
import { EngineClient } from './engine-client.js';
import { type Turn, turnsOf } from './mistakes.ts';

/** The scores of a game, once each position has one. */
function curveOf(game: string): Promise<Pick<Api.ScoreCurve, 'points' | 'turningPoints'>> {
  return new Promise((resolve, reject) => {
    const points: Api.ScoreCurve['points'] = [];
    const client = new EngineClient(isBlocked => {
      if (isBlocked) {
        reject(new Error(translate('site.blocked')));
      }
    });
    client.requestCurve(game, message => {
      if (message.type === 'curve') {
        points.push(...message.points);
        if (message.complete) {
          resolve({ points, turningPoints: message.turningPoints });
        }
      } else if (message.type === 'refused') {
        reject(new Error(message.message));
      }
    });
  });
}

/**
 * Returns the positions in which a finished game turned: for a player, those of their own mistakes.
 *
 * @throws {Error} with the reason as its message, when the game has no curve
 */
export async function loadTurns(id: string): Promise<{ turns: Turn[]; isOwn: boolean }> {
  const [{ game, variant, side }, { points, turningPoints }] = await Promise.all([
    ask('GET /games/{id}', { id }),
    curveOf(id),
  ]);
  const turns = await Promise.all(
    turnsOf(turningPoints, points, side).map(async ({ ply, expectedMoves, explanation }) => {
      const { position } = await ask('GET /games/{id}/positions/{ply}', { id, ply: ply - 1 });
      return {
        game,
        variant,
        position: position.position,
        best: expectedMoves[0] ?? '',
        explanation,
        advantage: points[ply - 1]?.advantage ?? 0,
      };
    }),
  );
  return { turns, isOwn: side === 'first' || side === 'second' };
}
