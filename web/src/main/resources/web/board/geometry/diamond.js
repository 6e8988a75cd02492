import { parts } from './squares.js';

/** A square board standing on its first corner. */
const HALF = 50 * Math.SQRT2;
const SHAPE = [[0, -HALF], [HALF, 0], [0, HALF], [-HALF, 0]];

/** Returns the places of a diamond's cells; columns lead up to the right, rows up to the left. */
export function diamond(board) {
  const cells = board.cells.map(({ name, x, y }) => ({
    name, row: y, place: x, ...middle(x, y), shade: (x + y) % 2,
  }));
  return { cells, shape: SHAPE, labels: labels(board), margin: 6 * board.columns };
}

function middle(x, y) {
  return { x: HALF * (x - y), y: -HALF * (x + y) };
}

/** Both edges that meet at the first corner carry names. */
function labels(board) {
  const [column, row] = parts(board);
  const quarter = HALF / 2;
  const name = ({ text, x, y }, dx) => {
    const edge = middle(x, y);
    return { text, x: edge.x + dx * quarter, y: edge.y + quarter, dx: 0.75 * dx, dy: 0.75 };
  };
  return [...column.map(cell => name(cell, 1)), ...row.map(cell => name(cell, -1))];
}
