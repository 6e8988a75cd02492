import { createTrench } from './ground.ts';
import { createSign } from './signals.ts';
import { createPolygon, createSvg, translateTo } from './svg.ts';
import type { Cell, Geometry } from './geometry.ts';
import type { PatternCounts } from './wanted-cells.ts';

/**
 * Creates the drawing of a mark of a position: a frame, the throne, the edges of a trench; nothing for
 * other kinds, which tiles or the end of the game show.
 */
export function createMarks(geometry: Geometry, kind: string, cells: Cell[]) {
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
 */
export function createFrame(corners: Cell[]) {
  const x = corners.reduce((sum, cell) => sum + cell.x, 0) / corners.length;
  const y = corners.reduce((sum, cell) => sum + cell.y, 0) / corners.length;
  const angle: (cell: Cell) => number = cell => Math.atan2(cell.y - y, cell.x - x);
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
 * @param text what to do there
 */
export function createFirstCell(cell: Cell, text: string) {
  return createSvg(
    'g',
    { class: 'first-cell', ...translateTo(cell) },
    createSvg('path', { d: 'M-20 0 H20 M0 -20 V20' }),
    createSvg('text', { y: 60 }, text),
  );
}

/** Creates a disc on a wanted cell for every side whose patterns want it, with their number. */
export function createDiscs(cell: Cell, counts: PatternCounts) {
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
