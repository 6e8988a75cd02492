/** @typedef {import('./drawing.js').Drawing} Drawing */

/** Durations in milliseconds. */
const MOVE_MILLIS = 280;
const FADE_MILLIS = 260;
const TURN_MILLIS = 360;
const PATH_MILLIS = 1100;

/** The time between the parts of what decided a game. */
const DECIDING_STEP_MILLIS = 160;

/** The time that pointing out what decided a game takes at most. */
const DECIDING_MILLIS = 2400;

/** Returns whether the user prefers reduced motion. */
export function prefersReducedMotion() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Animates the effects of a move. The drawing already shows the position after the move; each
 * animation runs from the earlier state to this one.
 *
 * @param {Drawing} drawing
 * @param {Api.Effect[]} effects
 * @param {boolean} isFlipped
 */
export function animate(drawing, effects, isFlipped) {
  // Captures wait until the piece has arrived; it may be there already.
  const arrival = effects.some(({ what }) => what === 'moved') ? MOVE_MILLIS : 0;
  for (const effect of effects) {
    const element = drawing.pieces.get(effect.cell)?.element;
    switch (effect.what) {
      case 'moved':
        animateMove(drawing, effect, element);
        break;
      case 'laid':
        animateAppearance(element, 0);
        break;
      case 'king-in':
        animateAppearance(element, arrival + TURN_MILLIS);
        break;
      case 'removed':
        animateRemoval(addRemovedPiece(drawing, effect, isFlipped), arrival / 2);
        break;
      case 'king-out':
        animateRemoval(addRemovedPiece(drawing, effect, isFlipped), arrival + FADE_MILLIS);
        break;
      case 'turned':
        animateTurn(drawing, effect, { element, isFlipped, delay: arrival });
        break;
    }
  }
}

/**
 * Points out what decided a game, part after part: paths grow, all else appears. The drawing already
 * shows it.
 *
 * @param {Drawing} drawing
 */
export function animateDeciding({ deciding }) {
  const step = Math.min(DECIDING_STEP_MILLIS, DECIDING_MILLIS / deciding.length);
  deciding.forEach((element, index) => {
    const delay = MOVE_MILLIS + FADE_MILLIS + index * step;
    /** @type {KeyframeAnimationOptions} */
    const timing = { delay, fill: 'backwards', easing: 'ease-out' };
    element.animate({ opacity: [0, 1] }, { ...timing, duration: FADE_MILLIS });
    for (const line of element.querySelectorAll('polyline')) {
      line.animate(
        { strokeDasharray: ['0 1', '1 0'] },
        { ...timing, duration: PATH_MILLIS, easing: 'ease-in-out' },
      );
    }
  });
}

/**
 * Draws a piece that has left the board, until its animation removes it.
 *
 * @param {Drawing} drawing
 * @param {{ cell: string, piece: Api.Piece }} removed
 * @param {boolean} isFlipped
 */
function addRemovedPiece(drawing, { cell, piece }, isFlipped) {
  return drawing.addPiece(drawing.removedLayer, piece, cell, isFlipped);
}

/**
 * @param {Drawing} drawing
 * @param {Api.Effect} effect
 * @param {SVGGElement | undefined} element
 */
function animateMove(drawing, { from, cell }, element) {
  const start = drawing.geometry.cell(from);
  const end = drawing.geometry.cell(cell);
  if (start === undefined || end === undefined || element === undefined) {
    return;
  }
  const offset = `translate(${start.x - end.x}px, ${start.y - end.y}px)`;
  // The moving piece is drawn above the others.
  drawing.pieceLayer.append(holderOf(element));
  element.animate(
    { transform: [offset, 'none'] },
    { duration: MOVE_MILLIS, easing: 'ease-in-out' },
  );
}

/**
 * @param {SVGGElement | undefined} element
 * @param {number} delay in milliseconds
 */
function animateAppearance(element, delay) {
  element?.animate(
    { opacity: [0, 1], transform: ['scale(1.4)', 'none'] },
    { duration: FADE_MILLIS, delay, fill: 'backwards', easing: 'ease-out' },
  );
}

/**
 * @param {SVGGElement} element
 * @param {number} delay in milliseconds
 */
function animateRemoval(element, delay) {
  const animation = element.animate(
    { opacity: [1, 0], transform: ['none', 'scale(0.4)'] },
    { duration: FADE_MILLIS, delay, fill: 'both', easing: 'ease-in' },
  );
  animation.onfinish = () => holderOf(element).remove();
}

/**
 * Turns a stone over: the old side becomes narrow, then the new side becomes wide.
 *
 * @param {Drawing} drawing
 * @param {Api.Effect} effect
 * @param {object} options
 * @param {SVGGElement | undefined} options.element
 * @param {boolean} options.isFlipped
 * @param {number} options.delay in milliseconds
 */
function animateTurn(drawing, { cell, piece }, { element, isFlipped, delay }) {
  /** @type {Side} */
  const side = piece.side === 'first' ? 'second' : 'first';
  const before = addRemovedPiece(drawing, { cell, piece: { ...piece, side } }, isFlipped);
  /** @type {KeyframeAnimationOptions} */
  const half = { duration: TURN_MILLIS / 2, fill: 'both' };
  element?.animate(
    { transform: ['scale(0, 1)', 'none'] },
    { ...half, delay: delay + TURN_MILLIS / 2 },
  );
  const narrowing = before.animate({ transform: ['none', 'scale(0, 1)'] }, { ...half, delay });
  narrowing.onfinish = () => holderOf(before).remove();
}

/**
 * Returns the group that holds the element of a piece at its cell.
 *
 * @param {SVGGElement} element
 */
function holderOf(element) {
  return /** @type {SVGGElement} */ (element.parentNode);
}
