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
  throne: 'M-26 24 L-32 -14 L-14 2 L0 -26 L14 2 L32 -14 L26 24 Z M-26 33 H26',
  trench: 'M-22 -6 H22 M-22 6 H22',
  // In the middle of a tile, where its pattern leaves space around the number.
  complete: 'M-18 0 A18 18 0 0 1 18 0 A18 18 0 0 1 -18 0',
  spoiled: 'M-17 14 L17 -14',
};

/**
 * Creates the drawing of a mark: one picture for a frame, otherwise a sign on each cell where the
 * kind has one.
 *
 * @param {string} kind
 * @param {Cell[]} cells
 */
export function createMarks(kind, cells) {
  if (kind === 'frame') {
    return [createFrame(cells)];
  }
  const d = MARK_PATHS[kind];
  return d === undefined
    ? []
    : cells.map(cell => createSvg('path', { class: `mark ${kind}`, d, ...translateTo(cell) }));
}

/**
 * Creates a frame: a polygon through its corners, in their order around the middle, and a circle at
 * each.
 *
 * @param {Cell[]} corners
 */
export function createFrame(corners) {
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
