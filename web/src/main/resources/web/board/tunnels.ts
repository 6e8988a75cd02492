import type { Point } from './svg.ts';
import type { Box } from './geometry.ts';

/** How round the corners of a tunnel are. */
const ROUND = 21;

/**
 * Returns the outline of the tunnels through some cells of a board of squares as the path of an SVG:
 * neighbours are joined, and what is at the edge of the board is open there.
 *
 * @param cells the middles of the cells
 * @param box the box of all cells
 * @param inset how far the walls are inside the cells
 * @param down how far the whole is moved down
 */
export function tunnels(cells: Point[], box: Box, inset: number, down: number) {
  const keys = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const wide = 100 - 2 * inset;
  return cells
    .map(({ x, y }) => {
      const has = (right: number, below: number) =>
        keys.has(`${x + 100 * right},${y + 100 * below}`);
      const [left, top] = [x - 50, y - 50];
      const edges = {
        left: left === box.x,
        right: left + 100 === box.x + box.width,
        top: top === box.y,
        bottom: top + 100 === box.y + box.height,
      };
      const parts = [roundSquare(left + inset, top + inset + down, wide)];
      const add = (isThere: boolean, ...sides: number[]) => {
        if (isThere) {
          parts.push(rectangle(sides));
        }
      };
      add(has(1, 0), x, top + inset + down, 100, wide);
      add(has(0, 1), left + inset, y + down, wide, 100);
      add(has(1, 0) && has(0, 1) && has(1, 1), x, y + down, 100, 100);
      add(edges.top, left + inset, top, wide, 50 + down);
      add(edges.bottom, left + inset, y + down, wide, 50 - down);
      add(edges.left, left, top + inset + down, 50, wide);
      add(edges.right, x, top + inset + down, 50, wide);
      add(edges.top && has(1, 0), x, top, 100, 50 + down);
      add(edges.bottom && has(1, 0), x, y + down, 100, 50 - down);
      add(edges.left && has(0, 1), left, y + down, 50, 100);
      add(edges.right && has(0, 1), x, y + down, 50, 100);
      add(
        (edges.left || edges.right) && (edges.top || edges.bottom),
        edges.left ? left : x,
        edges.top ? top : y + down,
        50,
        edges.top ? 50 + down : 50 - down,
      );
      return parts.join('');
    })
    .join('');
}

function roundSquare(x: number, y: number, size: number) {
  const straight = size - 2 * ROUND;
  const arc = (right: number, below: number) =>
    `a${ROUND} ${ROUND} 0 0 1 ${right * ROUND} ${below * ROUND}`;
  return `M${x + ROUND} ${y}h${straight}${arc(1, 1)}v${straight}${arc(-1, 1)}h-${straight}${arc(-1, -1)}v-${straight}${arc(1, -1)}Z`;
}

/** @param sides its left, top, width and height */
function rectangle([x, y, width, height]: number[]) {
  return `M${x} ${y}h${width}v${height}h-${width}Z`;
}
