import { isLoss } from './cell-states.ts';
import { SYMBOL_SCALE } from './pieces.ts';
import { createPolygon, createSvg, translateTo } from './svg.ts';
import { createSymbol } from './symbols.ts';
import type { Cell, Geometry } from './geometry.ts';

/*
 * The signals, the same on every board. Each has its own shape and a casing, so that neither colour nor
 * ground matters: gold is mine, jade is there, ink was, flame is beware.
 */

/**
 * Creates the outline of a cell in two lines: its casing and itself.
 *
 * @param name `selected`, `refused`, `last to` or `last from`
 * @param scale 1 for the whole cell
 */
export function createOutline(
  { shape }: Geometry,
  name: string,
  centre: { x: number; y: number },
  scale: number,
) {
  return [`outline-case ${name}-case`, `outline ${name}`].map(classes =>
    createPolygon(shape, scale, { class: classes, ...translateTo(centre) }),
  );
}

/** Creates a symbol over a cell. */
export function createSign(name: string, centre: { x: number; y: number }) {
  return createSvg(
    'g',
    { class: `sign-${name}`, ...translateTo(centre) },
    createSymbol(name, { transform: `scale(${SYMBOL_SCALE.toFixed(3)})` }),
  );
}

/** Creates the ring around a piece that can be moved. */
export function createMovableRing(cell: Cell) {
  return ['movable-back', 'movable'].map(name =>
    createSvg('circle', { class: name, r: 45, ...translateTo(cell) }),
  );
}

/** Creates the ring on a cell that a tile wants. */
export function createWantedRing(centre: { x: number; y: number }) {
  return ['wanted-back', 'wanted'].map(name =>
    createSvg('circle', { class: name, r: 11, ...translateTo(centre) }),
  );
}

/** Creates the mark of a cell that can be selected next: a dot, or corners around a piece. */
export function createTarget({ shape }: Geometry, cell: Cell, isOccupied: boolean): SVGElement[] {
  if (!isOccupied) {
    return ['dot-case', 'dot'].map(name =>
      createSvg('circle', { class: name, r: name === 'dot' ? 14 : 18, ...translateTo(cell) }),
    );
  }
  const [one, other] = shape.map(corner => corner.map(part => part * 0.92));
  const side = Math.hypot(other[0] - one[0], other[1] - one[1]);
  const corner = side * (shape[0][0] === 0 && shape.length === 4 ? 0.6 : 0.48);
  return ['capture-case', 'capture-light', 'capture'].map(name =>
    createPolygon(shape, 0.92, {
      class: name,
      'stroke-dasharray': `${corner.toFixed(1)} ${(side - corner).toFixed(1)}`,
      'stroke-dashoffset': (corner / 2).toFixed(1),
      ...translateTo(cell),
    }),
  );
}

/** Creates the marks of a cell that a refusal is about: its outline and a warning sign. */
export function createRefusal(geometry: Geometry, cell: Cell) {
  return [...createOutline(geometry, 'refused', cell, 0.92), createSign('refused', cell)];
}

/**
 * Creates the lines from the piece that moved over those that it turned to the piece behind them.
 */
function createTurnLines(geometry: Geometry, effects: Api.Effect[]): SVGElement[] {
  const end = geometry.cell(effects.find(({ kind }) => kind === 'moved')?.cell);
  const turned = effects.filter(({ kind }) => kind === 'turned').map(({ cell }) => cell);
  if (end === undefined) {
    return [];
  }
  return turned.flatMap(name => {
    const first = geometry.cell(name) ?? end;
    const [x, y] = [first.x - end.x, first.y - end.y];
    const cells = Math.max(Math.abs(x), Math.abs(y)) / 100;
    const [right, down] = [x / cells, y / cells];
    const at = (steps: number) =>
      geometry.cells.find(
        cell => cell.x === end.x + steps * right && cell.y === end.y + steps * down,
      );
    let behind = cells;
    while (turned.includes(at(behind)?.name ?? '')) {
      behind++;
    }
    const other = at(behind);
    return other === undefined
      ? []
      : ['turn-line-case', 'turn-line'].map(kind =>
          createSvg('line', { class: kind, x1: end.x, y1: end.y, x2: other.x, y2: other.y }),
        );
  });
}

/**
 * Creates the marks of the last move: where it began, where it ended, and what it turned.
 *
 * @returns what is drawn below and above the pieces
 */
export function createLastMove(
  geometry: Geometry,
  move: Api.Move | null,
): { below: SVGElement[]; above: SVGElement[] } {
  const effects = move?.effects ?? [];
  const reached = new Set(effects.filter(({ kind }) => !isLoss(kind)).map(({ cell }) => cell));
  const cellsOf = (name: string) => geometry.cell(name) ?? [];
  const outline = (name: string, kind: string) =>
    [cellsOf(name)].flat().flatMap(cell => createOutline(geometry, `last ${kind}`, cell, 0.94));
  const below = createTurnLines(geometry, effects);
  const above: SVGElement[] = [];
  for (const { kind, from, cell } of effects) {
    if (from !== '') {
      below.push(...outline(from, 'from'));
    }
    if (!isLoss(kind)) {
      below.push(...outline(cell, 'to'));
    } else if (kind === 'turned') {
      above.push(...[cellsOf(cell)].flat().map(turned => createSign('turned', turned)));
    } else if (!reached.has(cell)) {
      below.push(...outline(cell, 'from'));
    }
  }
  return { below, above };
}
