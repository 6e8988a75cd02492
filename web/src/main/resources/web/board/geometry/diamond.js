import { edgeNames } from './squares.js';

/** @typedef {import('../geometry.js').EdgeLabel} EdgeLabel */
/** @typedef {import('../geometry.js').Layout} Layout */

/** Half the diagonal of a square cell. */
const HALF = 50 * Math.SQRT2;

const SHAPE = [
  [0, -HALF],
  [HALF, 0],
  [0, HALF],
  [-HALF, 0],
];

/**
 * Returns the layout of a square board that stands on its first corner: columns lead up to the
 * right, rows up to the left.
 *
 * @param {Api.Board} board
 * @returns {Layout}
 */
export function layoutDiamond(board) {
  const cells = board.cells.map(({ name, x, y }) => ({
    name,
    row: y,
    place: x,
    ...centreOf(x, y),
    shade: (x + y) % 2,
  }));
  return {
    cells,
    shape: SHAPE,
    labels: edgeLabels(board),
    margin: Math.max(40, 4.6 * board.columns),
  };
}

/**
 * @param {number} x
 * @param {number} y
 */
function centreOf(x, y) {
  return { x: HALF * (x - y), y: -HALF * (x + y) };
}

/**
 * Returns the names along both edges that meet at the first corner.
 *
 * @param {Api.Board} board
 * @returns {EdgeLabel[]}
 */
function edgeLabels(board) {
  const { columns, rows } = edgeNames(board);
  const quarter = HALF / 2;
  /** @type {(cell: { text: string, x: number, y: number }, dx: number) => EdgeLabel} */
  const label = ({ text, x, y }, dx) => {
    const centre = centreOf(x, y);
    return {
      text,
      x: centre.x + dx * quarter,
      y: centre.y + quarter,
      dx: 0.75 * dx,
      dy: 0.75,
    };
  };
  return [...columns.map(cell => label(cell, 1)), ...rows.map(cell => label(cell, -1))];
}
