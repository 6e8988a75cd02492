import type { Drawing } from './drawing.ts';

/** The parts of what decided a game begin one after the other, within this many times that of one. */
const DECIDING_SPAN = 6;

/** Returns the duration of a kind of motion in milliseconds, from the design tokens. */
function millis(motion: 'tap' | 'land' | 'slide' | 'open' | 'turn' | 'win') {
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
 */
export function animate(drawing: Drawing, effects: Api.Effect[], isFlipped: boolean) {
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
 */
export function animateDeciding({ deciding }: Drawing) {
  const win = millis('win');
  const step = Math.min(win / 2, (DECIDING_SPAN * win) / deciding.length);
  deciding.forEach((element, index) => {
    const delay = millis('slide') + millis('turn') + index * step;
    const timing: KeyframeAnimationOptions = { delay, fill: 'backwards', easing: 'ease-out' };
    element.animate({ opacity: [0, 1] }, { ...timing, duration: millis('land') });
    for (const line of element.querySelectorAll('polyline')) {
      line.animate({ strokeDasharray: ['0 1', '1 0'] }, { ...timing, duration: win });
    }
  });
}

/** Draws a piece that has left the board, until its animation removes it. */
function addRemovedPiece(
  drawing: Drawing,
  { cell, piece }: { cell: string; piece: Api.Piece },
  isFlipped: boolean,
) {
  return drawing.addPiece(drawing.removedLayer, piece, cell, isFlipped);
}

function animateMove(
  drawing: Drawing,
  { from, cell }: Api.Effect,
  element: SVGGElement | undefined,
) {
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
 * @param name the cell
 */
function animateOpening(drawing: Drawing, name: string) {
  const earth = drawing.cells.get(name);
  if (drawing.reliefLayer.childElementCount === 0 || earth === undefined) {
    return;
  }
  const cover = earth.cloneNode(true) as SVGGElement;
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

/** @param delay in milliseconds */
function animateAppearance(element: SVGGElement | undefined, delay: number) {
  element?.animate(
    { opacity: [0, 1], transform: ['scale(1.12)', 'none'] },
    { duration: millis('land'), delay, fill: 'backwards', easing: 'ease-out' },
  );
}

/** @param delay in milliseconds */
function animateRemoval(element: SVGGElement, delay: number) {
  const animation = element.animate(
    { opacity: [1, 0] },
    { duration: millis('tap'), delay, fill: 'both', easing: 'ease-in' },
  );
  animation.onfinish = () => holderOf(element).remove();
}

/**
 * Turns a stone over: the old side becomes narrow, then the new side becomes wide.
 *
 * @param options.delay in milliseconds
 */
function animateTurn(
  drawing: Drawing,
  { cell, piece }: Api.Effect,
  {
    element,
    isFlipped,
    delay,
  }: { element: SVGGElement | undefined; isFlipped: boolean; delay: number },
) {
  const side: Side = piece.side === 'first' ? 'second' : 'first';
  const before = addRemovedPiece(drawing, { cell, piece: { ...piece, side } }, isFlipped);
  const half: KeyframeAnimationOptions = { duration: millis('turn') / 2, fill: 'both' };
  element?.animate(
    { transform: ['scale(0, 1)', 'none'] },
    { ...half, delay: delay + millis('turn') / 2 },
  );
  const narrowing = before.animate({ transform: ['none', 'scale(0, 1)'] }, { ...half, delay });
  narrowing.onfinish = () => holderOf(before).remove();
}

/** Returns the group that holds the element of a piece at its cell. */
function holderOf(element: SVGGElement) {
  return element.parentNode as SVGGElement;
}
