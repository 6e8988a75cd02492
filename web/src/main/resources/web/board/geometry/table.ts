import { SQUARE } from './squares.ts';
import type { Area, Cell, EdgeLabel, Layout } from '../geometry.ts';

/** Returns the layout of an area of a table without edges. Its cells are named `x,y`. */
export function layoutTable(_board: Api.Board, area: Area): Layout {
  const cells: Cell[] = [];
  for (let y = area.bottom; y <= area.top; y++) {
    for (let x = area.left; x <= area.right; x++) {
      cells.push({
        name: `${x},${y}`,
        row: y,
        place: x,
        x: 100 * x,
        y: -100 * y,
        shade: Math.abs(x + y) % 2,
      });
    }
  }
  return { cells, shape: SQUARE, labels: edgeLabels(area), margin: 50 };
}

/**
 * Returns the numbers of the columns, below the area, and of the rows, on its left. The place of a
 * lone cell is no question: below it is only the room for the text that the first tile goes here.
 */
function edgeLabels({ left, bottom, right, top }: Area) {
  if (left === right && bottom === top) {
    return [{ text: '', x: 100 * left, y: -100 * bottom + 50, dx: 0, dy: 1 }];
  }
  const labels: EdgeLabel[] = [];
  for (let x = left; x <= right; x++) {
    labels.push({ text: `${x}`, x: 100 * x, y: -100 * bottom + 50, dx: 0, dy: 1 });
  }
  for (let y = bottom; y <= top; y++) {
    labels.push({ text: `${y}`, x: 100 * left - 50, y: -100 * y, dx: -1, dy: 0 });
  }
  return labels;
}
