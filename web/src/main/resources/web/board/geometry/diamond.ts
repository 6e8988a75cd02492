import { edgeNames } from './squares.ts';
import type { EdgeLabel, Layout } from '../geometry.ts';

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
 */
export function layoutDiamond(board: Api.Board): Layout {
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

function centreOf(x: number, y: number) {
  return { x: HALF * (x - y), y: -HALF * (x + y) };
}

/** Returns the names along both edges that meet at the first corner. */
function edgeLabels(board: Api.Board): EdgeLabel[] {
  const { columns, rows } = edgeNames(board);
  const quarter = HALF / 2;
  const label: (cell: { text: string; x: number; y: number }, dx: number) => EdgeLabel = (
    { text, x, y },
    dx,
  ) => {
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
