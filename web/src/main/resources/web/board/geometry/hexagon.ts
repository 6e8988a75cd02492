import type { Cell, EdgeLabel, Layout } from '../geometry.ts';

/** The distance between two rows. */
const RISE = 50 * Math.sqrt(3);

/** The distance of a corner from the middle of a cell. */
const CORNER = 100 / Math.sqrt(3);

const SHAPE = [
  [0, -CORNER],
  [50, -CORNER / 2],
  [50, CORNER / 2],
  [0, CORNER],
  [-50, CORNER / 2],
  [-50, -CORNER / 2],
];

/**
 * Returns the layout of a hexagon of hexagonal cells with horizontal rows; every row is centred.
 */
export function layoutHexagon(board: Api.Board): Layout {
  const lengths: Map<number, number> = new Map();
  for (const { y } of board.cells) {
    lengths.set(y, (lengths.get(y) ?? 0) + 1);
  }
  const cells = board.cells.map(({ name, x, y }) => {
    const place = x - ((lengths.get(y) ?? 1) - 1) / 2;
    return { name, row: y, place, x: 100 * place, y: -RISE * y, shade: shadeOf(place, y) };
  });
  return {
    cells,
    shape: SHAPE,
    labels: edgeLabels(cells, lengths),
    margin: Math.max(40, 4.6 * board.columns),
  };
}

/**
 * Returns the letters of the rows, on their left, and the numbers of the diagonals, where each
 * begins at the lower right.
 *
 * @param lengths the number of cells by row
 */
function edgeLabels(cells: Cell[], lengths: Map<number, number>) {
  const labels: EdgeLabel[] = [];
  for (const [row, length] of lengths) {
    const rowCells = cells.filter(cell => cell.row === row);
    const first = rowCells[0];
    const last = rowCells[rowCells.length - 1];
    labels.push({ text: first.name[0], x: first.x - 50, y: first.y, dx: -1, dy: 0 });
    if (row === 0 || length > (lengths.get(row - 1) ?? 0)) {
      const text = last.name.slice(1);
      labels.push({ text, x: last.x + 35, y: last.y + 40, dx: 0.7, dy: 0.7 });
    }
  }
  for (const cell of cells.filter(({ row }) => row === 0).slice(0, -1)) {
    labels.push({ text: cell.name.slice(1), x: cell.x, y: CORNER, dx: 0, dy: 0.8 });
  }
  return labels;
}

/** Returns one of three shades, so that no two neighbours have the same. */
function shadeOf(place: number, row: number) {
  const diagonal = Math.floor(place - row / 2);
  return (((diagonal + 2 * row) % 3) + 3) % 3;
}
