import { isNumberedTile, NEIGHBOURS } from './tile.js';

/**
 * What stands where a tile has a mark: nothing yet, a tile of the same side, or an enemy.
 *
 * @typedef {'wanted' | 'there' | 'spoiled'} MarkState
 */

/**
 * Returns the states of the eight cells around a tile that may be laid.
 *
 * @param {Map<string, { piece: Api.Piece }>} pieces the pieces by cell
 * @param {string} cell the empty cell
 * @param {Api.Piece} tile
 */
export function progressAt(pieces, cell, tile) {
  const laid = [...pieces].map(([name, { piece }]) => ({ piece, cells: [name] }));
  return tileProgress({ pieces: [...laid, { piece: tile, cells: [cell] }] }).get(cell);
}

/**
 * Returns the states of the eight cells around each tile of a position, by the tile's cell.
 *
 * @param {Pick<Api.Position, 'pieces'>} position
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
