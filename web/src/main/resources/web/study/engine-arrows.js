/** @typedef {Api.EngineLines['variations'][number]} EngineLine */
/** @typedef {import('../board/annotations.js').Annotation} Annotation */

/** How many of the variations are drawn: more would hide the board. */
const MAX_LINES = 3;

/**
 * Returns the first moves of the engine's variations as arrows and circles, the best move last, so
 * that it is drawn above the others.
 *
 * @param {EngineLine[]} lines the best first
 * @returns {Annotation[]}
 */
export function engineArrows(lines) {
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
 *
 * @param {Api.Move} move
 * @param {'best' | 'other'} style
 * @returns {Annotation[]}
 */
function moveAnnotations({ effects }, style) {
  const moved = effects.filter(({ kind }) => kind === 'moved');
  if (moved.length > 0) {
    return moved.map(({ from, cell }) => ({ kind: 'arrow', from, to: cell, style }));
  }
  return effects.map(({ cell }) => ({ kind: 'circle', cell, style }));
}
