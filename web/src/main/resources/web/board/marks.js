import { createPolygon, createSvg, translateTo } from './svg.js';

/** @typedef {import('./geometry.js').Cell} Cell */
/** @typedef {import('./wanted-cells.js').PatternCounts} PatternCounts */

/** The marks that are drawn above the pieces: a tile covers its cell. */
export const MARKS_ABOVE_PIECES = ['complete', 'spoiled'];

/**
 * The signs of marks, as SVG paths.
 *
 * @type {Record<string, string>}
 */
const MARK_PATHS = {
  throne: 'M0 -34 L10 -10 L34 0 L10 10 L0 34 L-10 10 L-34 0 L-10 -10 Z',
  path: 'M0 -16 L16 0 L0 16 L-16 0 Z',
  trench: 'M-22 -6 H22 M-22 6 H22',
  complete: 'M-45 -45 H45 V45 H-45 Z',
  spoiled: 'M-44 -44 L-36 -36 M-44 -36 L-36 -44',
};

/**
 * Creates the drawing of a mark: one picture for a frame, otherwise one for each cell.
 *
 * @param {string} kind
 * @param {Cell[]} cells
 */
export function createMarks(kind, cells) {
  return kind === 'frame'
    ? [createFrame(cells)]
    : cells.map(cell =>
        createSvg('path', {
          class: `mark ${kind}`,
          d: MARK_PATHS[kind] ?? '',
          ...translateTo(cell),
        }),
      );
}

/**
 * Creates a frame: a polygon through its corners, in their order around the middle, and a circle at
 * each.
 *
 * @param {Cell[]} corners
 */
function createFrame(corners) {
  const x = corners.reduce((sum, cell) => sum + cell.x, 0) / corners.length;
  const y = corners.reduce((sum, cell) => sum + cell.y, 0) / corners.length;
  /** @type {(cell: Cell) => number} */
  const angle = cell => Math.atan2(cell.y - y, cell.x - x);
  const points = [...corners].sort((a, b) => angle(a) - angle(b)).map(cell => [cell.x, cell.y]);
  return createSvg(
    'g',
    { class: 'frame' },
    createPolygon(points, 1),
    ...points.map(([cx, cy]) => createSvg('circle', { cx, cy, r: 44 })),
  );
}

/**
 * Creates a disc on a wanted cell for every side whose patterns want it, with their number.
 *
 * @param {Cell} cell
 * @param {PatternCounts} counts
 */
export function createDiscs(cell, counts) {
  return Object.entries(counts).map(([side, count]) => {
    const centre = { x: cell.x + (side === 'first' ? -31 : 31), y: cell.y + 31 };
    const text = count > 1 ? String(count) : '';
    return createSvg(
      'g',
      { class: `piece disc ${side}`, ...translateTo(centre) },
      createSvg('circle', { class: 'body', r: 14 }),
      createSvg('text', { class: 'sign', 'font-size': 20, y: 7 }, text),
    );
  });
}
