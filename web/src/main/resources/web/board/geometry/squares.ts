import type { EdgeLabel, Layout } from '../geometry.ts';

/** The corners of a square cell. */
export const SQUARE = [
  [-50, -50],
  [50, -50],
  [50, 50],
  [-50, 50],
];

/** Returns the layout of a rectangle of squares. */
export function layoutSquares(board: Api.Board): Layout {
  const cells = board.cells.map(({ name, x, y }) => ({
    name,
    row: y,
    place: x,
    x: 100 * x,
    y: -100 * y,
    shade: (x + y) % 2,
  }));
  return {
    cells,
    shape: SQUARE,
    labels: edgeLabels(board),
    margin: Math.max(40, 4.6 * board.columns),
  };
}

/** Returns the names of the columns, below the board, and of the rows, on its left. */
function edgeLabels(board: Api.Board): EdgeLabel[] {
  const { columns, rows } = edgeNames(board);
  return [
    ...columns.map(({ text, x }) => ({ text, x: 100 * x, y: 50, dx: 0, dy: 1 })),
    ...rows.map(({ text, y }) => ({ text, x: -50, y: -100 * y, dx: -1, dy: 0 })),
  ];
}

/**
 * Returns the names of the columns and rows, with the column and row of the edge cell that has each.
 */
export function edgeNames(board: Api.Board) {
  const firstRow = board.cells.filter(cell => cell.y === 0);
  const firstColumn = board.cells.filter(cell => cell.x === 0);
  return {
    columns: firstRow.map(({ name, x, y }) => ({ text: name.replace(/\d+$/, ''), x, y })),
    rows: firstColumn.map(({ name, x, y }) => ({ text: name.replace(/^\D+/, ''), x, y })),
  };
}
