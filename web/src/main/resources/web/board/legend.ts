import { createPiece } from './pieces.ts';
import { createSvg } from './svg.ts';
import type { BoardLabels } from './labels.ts';
import type { PieceSetName } from './piece-sets.ts';
import type { MarkState } from './tile-progress.ts';

/** The tiles that the legend explains, by the key of their mark. */
const TILES: Record<string, MarkState> = { complete: 'there', spoiled: 'spoiled' };

/** A tile whose four marks are in its corners. */
const TILE = {
  side: 'first',
  kind: 'tile',
  number: 1,
  pattern: 0b1010101,
} as Api.Piece;

/**
 * Creates the explanation of complete and spoiled tiles. It is a picture with text: the labels of the
 * cells say the same.
 */
export function createLegend(labels: BoardLabels, set: PieceSetName) {
  const list = document.createElement('ul');
  list.className = 'legend';
  for (const [kind, state] of Object.entries(TILES)) {
    const item = document.createElement('li');
    const progress = Array.from({ length: 8 }, () => state);
    item.append(
      createSvg(
        'svg',
        { viewBox: '-50 -50 100 100', 'aria-hidden': 'true' },
        createPiece(TILE, set, false, { progress }),
      ),
      labels.text(`board.mark.${kind}`),
    );
    list.append(item);
  }
  return list;
}
