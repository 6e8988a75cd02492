import { isLoss } from './cell-states.ts';
import { createFrame } from './marks.ts';
import { createSign } from './signals.ts';
import { markedOffsets } from './tile.ts';
import { createSvg, translateTo } from './svg.ts';
import type { Drawing } from './drawing.ts';
import type { Cell } from './geometry.ts';

/** How far a path goes on beyond the middle of its first and last cell: to the edge of the board. */
const BEYOND = 58;

/**
 * Creates what decided a game that is over, in the order in which it is pointed out: the winner's path
 * from edge to edge, the complete patterns, the frames and then the throne, the pieces without a move,
 * or the piece that made the last capture. In a game in progress nothing is decided.
 *
 * @param move the last move
 * @returns none where only points or the number of moves decided
 */
export function createDecidingMarks(
  drawing: Drawing,
  position: Api.Position,
  move: Api.Move | null,
): SVGElement[] {
  if (position.result === '*') {
    return [];
  }
  const winner = position.result === '0-1' ? 'second' : 'first';
  const drawn: (names: string[]) => Cell[] = names =>
    names.flatMap(name => drawing.geometry.cell(name) ?? []);
  const frames = position.marks.filter(({ kind }) => kind === 'frame');
  const others = position.marks.filter(({ kind }) => kind !== 'frame');
  const marks = [...frames, ...others].flatMap(({ kind, cells }) => {
    switch (kind) {
      case 'frame':
        return [createSvg('g', { class: 'deciding' }, createFrame(drawn(cells)))];
      case 'path':
        return [createPath(drawn(cells), winner)];
      case 'complete':
        return drawn(cells).map(cell => createPattern(drawing, cell));
      case 'throne':
        return drawn(cells.filter(name => drawing.pieces.has(name))).map(createHalo);
      default:
        return [];
    }
  });
  if (position.reason === 'no-moves') {
    return [...marks, ...drawn(cellsOf(position, position.toMove)).map(createBlock)];
  }
  const loser = winner === 'first' ? 'second' : 'first';
  const endsByCapture = position.reason === 'points' || cellsOf(position, loser).length === 0;
  return endsByCapture && move?.side === winner
    ? [...marks, ...drawn(captureOf(move)).map(createHalo)]
    : marks;
}

/** Returns the cell of the piece that a move captured with; none where it captured nothing. */
function captureOf({ effects }: Api.Move) {
  return effects.some(({ kind }) => isLoss(kind))
    ? effects.filter(({ kind }) => kind === 'moved').map(({ cell }) => cell)
    : [];
}

function cellsOf({ pieces }: Api.Position, side: string) {
  return pieces.filter(({ piece }) => piece.side === side).flatMap(({ cells }) => cells);
}

/**
 * Creates the line of a path: its winner's colour inside gold inside ink.
 *
 * @param cells in the order of the path
 */
function createPath(cells: Cell[], winner: Side) {
  const [first, last] = [cells[0], cells[cells.length - 1]];
  const step =
    winner === 'first'
      ? { x: 0, y: BEYOND * Math.sign(last.y - first.y) }
      : { x: BEYOND * Math.sign(last.x - first.x), y: 0 };
  const points = [
    { x: first.x - step.x, y: first.y - step.y },
    ...cells,
    { x: last.x + step.x, y: last.y + step.y },
  ];
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return createSvg(
    'g',
    { class: `deciding path ${winner}` },
    ...['path-case', 'path-back', 'path-line'].map(name =>
      createSvg('polyline', { class: name, points: line, pathLength: 1 }),
    ),
  );
}

/**
 * Creates the outline of a tile whose pattern is complete, with lines to the tiles that complete it.
 */
function createPattern(drawing: Drawing, cell: Cell) {
  const tile = drawing.pieces.get(cell.name)?.piece;
  const lines = tile === undefined ? [] : markedOffsets(tile);
  const sign = drawing.geometry.isFlipped ? -1 : 1;
  return createSvg(
    'g',
    { class: 'deciding pattern', ...translateTo(cell) },
    createSvg('path', { class: 'halo-case', d: 'M-46 -46 H46 V46 H-46 Z' }),
    createSvg('path', { class: 'halo', d: 'M-46 -46 H46 V46 H-46 Z' }),
    ...lines.map(([right, down]) =>
      createSvg('path', {
        class: 'link',
        d: `M${46 * sign * right} ${46 * sign * down} L${100 * sign * right} ${100 * sign * down}`,
      }),
    ),
  );
}

function createHalo(cell: Cell) {
  return createSvg(
    'g',
    { class: 'deciding', ...translateTo(cell) },
    createSvg('circle', { class: 'halo-case', r: 45 }),
    createSvg('circle', { class: 'halo', r: 45 }),
  );
}

/** Creates the cross on a piece that cannot move. */
function createBlock(cell: Cell) {
  return createSvg('g', { class: 'deciding' }, createSign('blocked', cell));
}
