import { createPolygon, createSvg, translateTo } from './svg.js';
import { createSymbol } from './symbols.js';
import { tunnels } from './tunnels.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */

/** How round the corners of a frame are. */
const ROUND = 14;

/**
 * Creates what lies below the cells: the frame. A table has none, as it has no edges.
 *
 * @param {Geometry} geometry
 */
export function createBoardFrame(geometry) {
  const corners = geometry.frameCorners(ROUND);
  return corners.length === 0 ? [] : [createPolygon(corners, 1, { class: 'board-frame' })];
}

/**
 * Creates what lies on the cells and never changes: the grain of wood, the stitches of cloth.
 *
 * @param {Geometry} geometry
 * @param {Api.Board} board
 */
export function createTexture(geometry, { game, kind }) {
  const { x, y, width, height } = geometry.cellBox();
  if (kind === 'unbounded') {
    const dots = [];
    for (let down = y; down <= y + height; down += 100) {
      for (let right = x; right <= x + width; right += 100) {
        dots.push(`M${right} ${down} v.1`);
      }
    }
    return [createSvg('path', { class: 'stitches', d: dots.join(' ') })];
  }
  return game === 'jostle' && kind === 'squares'
    ? [
        createSymbol('grain', {
          transform: `translate(${x} ${y}) scale(${width / 100} ${height / 100})`,
        }),
      ]
    : [];
}

/**
 * Creates what the pieces change in the ground: the tunnels of a board of earth, where the cells without
 * a piece are dug.
 *
 * @param {Geometry} geometry
 * @param {Api.Board} board
 * @param {Set<string>} occupied the cells with a piece
 */
export function createRelief(geometry, { game }, occupied) {
  if (game !== 'talpa') {
    return [];
  }
  const box = geometry.cellBox();
  const empty = geometry.cells.filter(({ name }) => !occupied.has(name));
  return [
    createSvg('path', { class: 'dig-lip', d: tunnels(empty, box, 4, 0) }),
    createSvg('path', { class: 'dig-floor', d: tunnels(empty, box, 10, 3) }),
  ];
}

/**
 * Creates the edges of a cell of a trench: the upper ones are dark, the lower ones lit.
 *
 * @param {Geometry} geometry
 * @param {import('./geometry.js').Cell} cell
 */
export function createTrench({ shape, isFlipped }, cell) {
  // A diamond has its first corner at the top; a square that stands on an edge has it on the left.
  const first = shape[0][0] === 0 ? 0 : isFlipped ? 3 : 1;
  const corner = (/** @type {number} */ index) => shape[(first + index + 4) % 4].join(' ');
  const place = translateTo(cell);
  return [
    createSvg('path', {
      class: 'trench-lip',
      d: `M${corner(-1)} L${corner(0)} L${corner(1)}`,
      ...place,
    }),
    createSvg('path', {
      class: 'trench-lit',
      d: `M${corner(-1)} L${corner(2)} L${corner(1)}`,
      ...place,
    }),
  ];
}
