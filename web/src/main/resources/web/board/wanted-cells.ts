import { isNumberedTile, markedOffsets } from './tile.ts';

/** How many patterns of each side want a cell. */
export type PatternCounts = Partial<Record<Side, number>>;

/**
 * Returns the empty cells that patterns still need, by name, with the number of patterns of each
 * side. Complete and spoiled patterns need no cell.
 */
export function countWantedCells(position: Api.Position) {
  const settled = new Set(
    position.marks
      .filter(({ kind }) => kind === 'complete' || kind === 'spoiled')
      .flatMap(({ cells }) => cells),
  );
  const occupied = new Set(position.pieces.flatMap(({ cells }) => cells));
  const wanted: Map<string, PatternCounts> = new Map();
  for (const { piece, cells } of position.pieces) {
    for (const cell of isNumberedTile(piece) ? cells : []) {
      for (const name of settled.has(cell) ? [] : markedCells(cell, piece)) {
        if (!occupied.has(name)) {
          const counts = wanted.get(name) ?? {};
          wanted.set(name, { ...counts, [piece.side]: (counts[piece.side] ?? 0) + 1 });
        }
      }
    }
  }
  return wanted;
}

/**
 * Returns the names of the cells that a tile marks.
 *
 * @param cell the cell of the tile
 */
function markedCells(cell: string, tile: Api.Piece) {
  const [x, y] = cell.split(',').map(Number);
  return markedOffsets(tile).map(([right, down]) => `${x + right},${y - down}`);
}
