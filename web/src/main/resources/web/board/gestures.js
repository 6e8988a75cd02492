/** @typedef {import('./svg.js').Point} Point */

/* What a press on a board may become. The decisions are pure, so that tests need no browser. */

/** The distance in pixels from which a press is a drag. */
const DRAG_PIXELS = { mouse: 6, touch: 10 };

/** How long a finger holds a piece to pick it up: longer than a swipe takes to begin. */
const PICK_UP_MILLIS = 200;

/** How long a finger holds a cell to draw from it. */
const SKETCH_MILLIS = 500;

/**
 * What is known when a press begins.
 *
 * @typedef {object} Press
 * @property {boolean} isTouch whether a finger presses
 * @property {'cell' | 'tile' | 'none'} spot what is pressed
 * @property {boolean} isMovable whether a legal move begins with it
 * @property {boolean} isSelected whether it is selected
 * @property {boolean} isBoardVisible whether every part of the board is in the window
 * @property {boolean} canPan whether the table has parts that are not shown
 */

/**
 * Returns what a movement of the pressed pointer does: `piece` drags the piece, `pan` moves the table,
 * `scroll` leaves it to the page. A finger scrolls the page wherever it does nothing else. Where parts
 * of the board are outside the window, it drags only pieces that were selected or held before; so it
 * does with tiles, which fill the space below the board.
 *
 * @param {Press} press
 * @returns {'piece' | 'pan' | 'scroll'}
 */
export function dragOf({ isTouch, spot, isMovable, isSelected, isBoardVisible, canPan }) {
  if (isMovable) {
    const isAtOnce = !isTouch || isSelected || (isBoardVisible && spot === 'cell');
    return isAtOnce ? 'piece' : 'scroll';
  }
  return spot !== 'tile' && (canPan || !isTouch) ? 'pan' : 'scroll';
}

/**
 * Returns what a finger begins that stays where it is: it picks up a piece that it would not drag at
 * once, or draws from the cell.
 *
 * @param {Press} press
 * @returns {{ begins: 'piece' | 'sketch', afterMillis: number } | undefined}
 */
export function holdOf(press) {
  if (!press.isTouch || dragOf(press) === 'piece') {
    return undefined;
  }
  if (press.isMovable) {
    return { begins: 'piece', afterMillis: PICK_UP_MILLIS };
  }
  return press.spot === 'cell' ? { begins: 'sketch', afterMillis: SKETCH_MILLIS } : undefined;
}

/**
 * Returns whether a pointer has moved so far from where it was pressed that this is no click.
 *
 * @param {number} pixels
 * @param {boolean} isTouch
 */
export function isMovement(pixels, isTouch) {
  return pixels > (isTouch ? DRAG_PIXELS.touch : DRAG_PIXELS.mouse);
}

/**
 * Returns where a pointer is in the window.
 *
 * @param {PointerEvent} event
 * @returns {Point}
 */
export function pointOf(event) {
  return { x: event.clientX, y: event.clientY };
}

/**
 * Returns the distance of two points.
 *
 * @param {Point} a
 * @param {Point} b
 */
export function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
