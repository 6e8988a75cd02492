/** What the score curve of a played game says about its moves. */
import { shareOf } from './score-bar.ts';
import type { MoveNode } from './move-tree.ts';

export interface MoveNote {
  /** The score after the move: from -1, the first side loses, to 1, it wins. */
  readonly advantage: number;
  /** The chances of the first side in hundredths, as the bar has them; undefined where not known. */
  readonly share: number | undefined;
  /** Set where the move is a turning point. */
  readonly mistake?: { readonly isBlunder: boolean; readonly better: string };
}

/**
 * From which loss a turning point is a blunder, on the scale of the advantage: from chances of 50 to 30
 * of 100. The server chooses the turning points; their smallest loss is half of this.
 */
const BLUNDER_LOSS = 0.4;

/**
 * Adds what a message of the curve says to the moves of the game.
 *
 * @param line the nodes of the game, by ply
 */
export function addNotes(
  line: readonly MoveNode[],
  { points, turningPoints }: Pick<Api.ScoreCurve, 'points' | 'turningPoints'>,
): void {
  for (const { ply, advantage, proven } of points) {
    // So the server also sends the points that it withholds while a rated game is near them.
    const isUnknown = advantage === 0 && !proven;
    line[ply].note = { advantage, share: isUnknown ? undefined : shareOf(advantage) };
  }
  for (const { ply, expectedMoves } of turningPoints) {
    const before = line[ply - 1].note?.advantage ?? 0;
    const advantage = line[ply].note?.advantage ?? 0;
    const isBlunder = Math.abs(advantage - before) >= BLUNDER_LOSS;
    const [better = ''] = expectedMoves;
    line[ply].note = { advantage, share: shareOf(advantage), mistake: { isBlunder, better } };
  }
}
