import { isNumberedTile, NEIGHBOURS } from './tile.js';

/**
 * What stands where a tile has a mark: nothing yet, a tile of the same side, or an enemy.
 *
 * @typedef {'wanted' | 'there' | 'spoiled'} MarkState
 */

/**
 * Returns the states of the eight cells around each tile of a position, by the tile's cell.
 *
 * @param {Api.Position} position
 */
export function tileProgress({ pieces }) {
  const tiles = pieces.filter(({ piece }) => isNumberedTile(piece));
  const sides = new Map(
    tiles.flatMap(({ piece, cells }) =>
      cells.map(cell => /** @type {const} */ ([cell, piece.side])),
    ),
  );
  /** @type {Map<string, MarkState[]>} */
  const progress = new Map();
  for (const [cell, side] of sides) {
    const [x, y] = cell.split(',').map(Number);
    const states = NEIGHBOURS.map(([right, down]) => {
      const other = sides.get(`${x + right},${y - down}`);
      return other === undefined ? 'wanted' : other === side ? 'there' : 'spoiled';
    });
    progress.set(cell, states);
  }
  return progress;
}
