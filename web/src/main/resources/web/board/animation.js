/** @typedef {import('./drawing.js').Drawing} Drawing */

/** The parts of what decided a game begin one after the other, within this many times that of one. */
const DECIDING_SPAN = 6;

/**
 * Returns the duration of a kind of motion in milliseconds, from the design tokens.
 *
 * @param {'tap' | 'land' | 'slide' | 'open' | 'turn' | 'win'} motion
 */
function millis(motion) {
  const style = getComputedStyle(document.documentElement);
  return Number.parseFloat(style.getPropertyValue(`--d-${motion}`)) || 0;
}

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
  const arrival = effects.some(({ kind }) => kind === 'moved') ? millis('slide') : 0;
  for (const effect of effects) {
    const element = drawing.pieces.get(effect.cell)?.element;
    switch (effect.kind) {
      case 'moved':
        animateMove(drawing, effect, element);
        animateOpening(drawing, effect.from);
        break;
      case 'laid':
        animateAppearance(element, 0);
        break;
      case 'king-in':
        animateAppearance(element, arrival + millis('turn'));
        break;
      case 'removed':
        animateRemoval(addRemovedPiece(drawing, effect, isFlipped), 0.8 * arrival);
        if (!drawing.pieces.has(effect.cell)) {
          animateOpening(drawing, effect.cell);
        }
        break;
      case 'king-out':
        animateRemoval(addRemovedPiece(drawing, effect, isFlipped), arrival + millis('turn'));
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
  const win = millis('win');
  const step = Math.min(win / 2, (DECIDING_SPAN * win) / deciding.length);
  deciding.forEach((element, index) => {
    const delay = millis('slide') + millis('turn') + index * step;
    /** @type {KeyframeAnimationOptions} */
    const timing = { delay, fill: 'backwards', easing: 'ease-out' };
    element.animate({ opacity: [0, 1] }, { ...timing, duration: millis('land') });
    for (const line of element.querySelectorAll('polyline')) {
      line.animate({ strokeDasharray: ['0 1', '1 0'] }, { ...timing, duration: win });
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
    { duration: millis('slide'), easing: 'ease-in-out' },
  );
}

/**
 * The earth over a cell, around a hole in its middle: before a tunnel opens, and when it is open. The
 * lengths are those of a cell with its border.
 */
const CLOSED = 'path(evenodd, "M0 0H102V102H0ZM51 51H51V51H51Z")';
const OPEN = 'path(evenodd, "M0 0H102V102H0ZM0 0H102V102H0Z")';

/**
 * Opens a tunnel where a piece has left its cell: it grows from the middle.
 *
 * @param {Drawing} drawing
 * @param {string} name the cell
 */
function animateOpening(drawing, name) {
  const earth = drawing.cells.get(name);
  if (drawing.reliefLayer.childElementCount === 0 || earth === undefined) {
    return;
  }
  const cover = /** @type {SVGGElement} */ (earth.cloneNode(true));
  for (const attribute of ['role', 'tabindex', 'data-cell', 'aria-label', 'aria-colindex']) {
    cover.removeAttribute(attribute);
  }
  drawing.reliefLayer.append(cover);
  const opening = cover.animate(
    { clipPath: [CLOSED, OPEN] },
    { duration: millis('open'), fill: 'both', easing: 'ease-in-out' },
  );
  opening.onfinish = () => cover.remove();
}

/**
 * @param {SVGGElement | undefined} element
 * @param {number} delay in milliseconds
 */
function animateAppearance(element, delay) {
  element?.animate(
    { opacity: [0, 1], transform: ['scale(1.12)', 'none'] },
    { duration: millis('land'), delay, fill: 'backwards', easing: 'ease-out' },
  );
}

/**
 * @param {SVGGElement} element
 * @param {number} delay in milliseconds
 */
function animateRemoval(element, delay) {
  const animation = element.animate(
    { opacity: [1, 0] },
    { duration: millis('tap'), delay, fill: 'both', easing: 'ease-in' },
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
  const half = { duration: millis('turn') / 2, fill: 'both' };
  element?.animate(
    { transform: ['scale(0, 1)', 'none'] },
    { ...half, delay: delay + millis('turn') / 2 },
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
