import type { Annotation } from '../board/annotations.ts';

export type EngineLine = Api.EngineLines['variations'][number];

/** How many of the variations are drawn: more would hide the board. */
const MAX_LINES = 3;

/**
 * Returns the first moves of the engine's variations as arrows and circles, the best move last, so
 * that it is drawn above the others.
 *
 * @param lines the best first
 */
export function engineArrows(lines: EngineLine[]): Annotation[] {
  return lines
    .slice(0, MAX_LINES)
    .flatMap(({ firstMove: first }, index) =>
      moveAnnotations(first, index === 0 ? 'best' : 'other'),
    )
    .reverse();
}

/**
 * Returns a move as arrows for the pieces that move, or else as circles around the cells where
 * pieces are placed, removed or turned.
 */
function moveAnnotations({ effects }: Api.Move, style: 'best' | 'other'): Annotation[] {
  const moved = effects.filter(({ kind }) => kind === 'moved');
  if (moved.length > 0) {
    return moved.map(({ from, cell }) => ({ kind: 'arrow', from, to: cell, style }));
  }
  return effects.map(({ cell }) => ({ kind: 'circle', cell, style }));
}
