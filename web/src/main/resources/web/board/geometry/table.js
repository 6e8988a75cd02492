import { SQUARE } from './squares.js';

/** The part of an endless table that is in use. */

/** Returns the places of the cells of an area; cells are named `x,y`. */
export function table(board, area) {
  const cells = [];
  for (let y = area.bottom; y <= area.top; y++) {
    for (let x = area.left; x <= area.right; x++) {
      cells.push({
        name: `${x},${y}`, row: y, place: x, x: 100 * x, y: -100 * y, shade: Math.abs(x + y) % 2,
      });
    }
  }
  return { cells, shape: SQUARE, labels: labels(area), margin: 50 };
}

function labels({ left, bottom, right, top }) {
  const all = [];
  for (let x = left; x <= right; x++) {
    all.push({ text: `${x}`, x: 100 * x, y: -100 * bottom + 50, dx: 0, dy: 1 });
  }
  for (let y = bottom; y <= top; y++) {
    all.push({ text: `${y}`, x: 100 * left - 50, y: -100 * y, dx: -1, dy: 0 });
  }
  return all;
}
