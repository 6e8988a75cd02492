/** A rectangle of squares, and the shape of a square. */
export const SQUARE = [[-50, -50], [50, -50], [50, 50], [-50, 50]];

/** Returns the places of a square board's cells, rows upwards. */
export function squares(board) {
  const cells = board.cells.map(({ name, x, y }) => ({
    name, row: y, place: x, x: 100 * x, y: -100 * y, shade: (x + y) % 2,
  }));
  return { cells, shape: SQUARE, labels: labels(board), margin: 6 * board.columns };
}

/** Columns are named below the board, rows on its left. A label leans away from the board. */
function labels(board) {
  const [column, row] = parts(board);
  return [
    ...column.map(({ text, x }) => ({ text, x: 100 * x, y: 50, dx: 0, dy: 1 })),
    ...row.map(({ text, y }) => ({ text, x: -50, y: -100 * y, dx: -1, dy: 0 })),
  ];
}

/** Returns the letters of the first row and the numbers of the first column, with their places. */
export function parts(board) {
  const letters = board.cells.filter(cell => cell.y === 0);
  const numbers = board.cells.filter(cell => cell.x === 0);
  return [
    letters.map(({ name, x, y }) => ({ text: name.match(/^\D+/)[0], x, y })),
    numbers.map(({ name, x, y }) => ({ text: name.match(/\d+$/)[0], x, y })),
  ];
}
