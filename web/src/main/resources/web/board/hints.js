import { createPolygon, createSvg, translateTo } from './svg.js';

/** @typedef {import('./geometry.js').Cell} Cell */

/**
 * Creates the outline of a cell.
 *
 * @param {import('./geometry.js').Geometry} geometry
 * @param {string} classes
 * @param {{ x: number, y: number }} centre
 * @param {number} scale 1 for the whole cell
 */
export function createOutline({ shape }, classes, centre, scale) {
  return createPolygon(shape, scale, { class: classes, ...translateTo(centre) });
}

/**
 * Creates the ring around a piece that can be moved: two lines, so that one of them contrasts with
 * every ground.
 *
 * @param {Cell} cell
 */
export function createMovableRing(cell) {
  return ['movable-back', 'movable'].map(name =>
    createSvg('circle', { class: name, r: 45, ...translateTo(cell) }),
  );
}

/**
 * Creates the marks of a cell that a refusal is about: its outline, and an exclamation mark in a
 * corner.
 *
 * @param {import('./geometry.js').Geometry} geometry
 * @param {Cell} cell
 */
export function createRefusal(geometry, cell) {
  return [
    createOutline(geometry, 'outline refused-back', cell, 0.92),
    createOutline(geometry, 'outline refused', cell, 0.92),
    createSvg(
      'g',
      { class: 'refusal-sign', ...translateTo({ x: cell.x + 30, y: cell.y - 30 }) },
      createSvg('circle', { r: 17 }),
      createSvg('path', { d: 'M0 -9 V2 M0 8 V8.5' }),
    ),
  ];
}
