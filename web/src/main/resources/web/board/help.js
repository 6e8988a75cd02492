import { marked } from './pieces.js';

/**
 * Returns which empty cells are wanted by patterns that can still be completed: a map from the name
 * of a cell to the sides, and how many patterns of each want it.
 */
export function help(position) {
  const settled = new Set(position.marks
    .filter(({ kind }) => kind === 'complete' || kind === 'spoiled').flatMap(({ cells }) => cells));
  const laid = new Set(position.pieces.flatMap(({ cells }) => cells));
  const wanted = new Map();
  for (const { piece, cells } of position.pieces.filter(({ piece }) => piece.kind === 'tile')) {
    for (const cell of cells.filter(name => !settled.has(name))) {
      for (const name of around(cell, piece).filter(other => !laid.has(other))) {
        const sides = wanted.get(name) ?? {};
        wanted.set(name, { ...sides, [piece.side]: (sides[piece.side] ?? 0) + 1 });
      }
    }
  }
  return wanted;
}

/** Returns the names of the cells that a tile marks. */
function around(cell, tile) {
  const [x, y] = cell.split(',').map(Number);
  return marked(tile).map(([right, down]) => `${x + right},${y - down}`);
}
