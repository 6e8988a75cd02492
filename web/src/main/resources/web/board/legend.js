import { createPiece } from './pieces.js';
import { createSvg } from './svg.js';

/** @typedef {import('./labels.js').BoardLabels} BoardLabels */
/** @typedef {import('./piece-sets.js').PieceSetName} PieceSetName */
/** @typedef {import('./tile-progress.js').MarkState} MarkState */

/**
 * The tiles that the legend explains, by the key of their mark.
 *
 * @type {Record<string, MarkState>}
 */
const TILES = { complete: 'there', spoiled: 'spoiled' };

/** A tile whose four marks are in its corners. */
const TILE = /** @type {Api.Piece} */ ({
  side: 'first',
  kind: 'tile',
  number: 1,
  pattern: 0b1010101,
});

/**
 * Creates the explanation of complete and spoiled tiles. It is a picture with text: the labels of the
 * cells say the same.
 *
 * @param {BoardLabels} labels
 * @param {PieceSetName} set
 */
export function createLegend(labels, set) {
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
