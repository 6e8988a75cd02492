import { createTrench } from './ground.js';
import { createSign } from './signals.js';
import { createPolygon, createSvg, translateTo } from './svg.js';

/** @typedef {import('./geometry.js').Cell} Cell */
/** @typedef {import('./wanted-cells.js').PatternCounts} PatternCounts */

/**
 * Creates the drawing of a mark of a position: a frame, the throne, the edges of a trench; nothing for
 * other kinds, which tiles or the end of the game show.
 *
 * @param {import('./geometry.js').Geometry} geometry
 * @param {string} kind
 * @param {Cell[]} cells
 */
export function createMarks(geometry, kind, cells) {
  switch (kind) {
    case 'frame':
      return [createFrame(cells)];
    case 'throne':
      return cells.map(cell => createSign('throne', cell));
    case 'trench':
      return cells.flatMap(cell => createTrench(geometry, cell));
    default:
      return [];
  }
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
    createPolygon(points, 1, { class: 'frame-case' }),
    createPolygon(points, 1, { class: 'frame-line' }),
    ...points.map(([cx, cy]) => createSvg('circle', { cx, cy, r: 44 })),
  );
}

/**
 * Creates the mark of the cell of the first piece.
 *
 * @param {Cell} cell
 * @param {string} text what to do there
 */
export function createFirstCell(cell, text) {
  return createSvg(
    'g',
    { class: 'first-cell', ...translateTo(cell) },
    createSvg('path', { d: 'M-20 0 H20 M0 -20 V20' }),
    createSvg('text', { y: 60 }, text),
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
