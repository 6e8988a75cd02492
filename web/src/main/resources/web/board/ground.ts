import { createPolygon, createSvg, translateTo } from './svg.ts';
import { createSymbol } from './symbols.ts';
import { tunnels } from './tunnels.ts';
import type { Geometry, Cell } from './geometry.ts';

/** How round the corners of a frame are. */
const ROUND = 14;

/** Creates what lies below the cells: the frame. A table has none, as it has no edges. */
export function createBoardFrame(geometry: Geometry) {
  const corners = geometry.frameCorners(ROUND);
  return corners.length === 0 ? [] : [createPolygon(corners, 1, { class: 'board-frame' })];
}

/** Creates what lies on the cells and never changes: the grain of wood, the stitches of cloth. */
export function createTexture(geometry: Geometry, { game, kind }: Api.Board) {
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
 * @param occupied the cells with a piece
 */
export function createRelief(geometry: Geometry, { game }: Api.Board, occupied: Set<string>) {
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

/** Creates the edges of a cell of a trench: the upper ones are dark, the lower ones lit. */
export function createTrench({ shape, isFlipped }: Geometry, cell: Cell) {
  // A diamond has its first corner at the top; a square that stands on an edge has it on the left.
  const first = shape[0][0] === 0 ? 0 : isFlipped ? 3 : 1;
  const corner = (index: number) => shape[(first + index + 4) % 4].join(' ');
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
