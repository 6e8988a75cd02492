import type { Point } from './svg.ts';

/* What a press on a board may become. The decisions are pure, so that tests need no browser. */

/** The distance in pixels from which a press is a drag. */
const DRAG_PIXELS = { mouse: 6, touch: 10 };

/** How long a finger holds a piece to pick it up: longer than a swipe takes to begin. */
const PICK_UP_MILLIS = 200;

/** How long a finger holds a cell to draw from it. */
const SKETCH_MILLIS = 500;

/** What is known when a press begins. */
export interface Press {
  /** whether a finger presses */
  isTouch: boolean;
  /** what is pressed */
  spot: 'cell' | 'tile' | 'none';
  /** whether a legal move begins with it */
  isMovable: boolean;
  /** whether it is selected */
  isSelected: boolean;
  /** whether every part of the board is in the window */
  isBoardVisible: boolean;
  /** whether the table has parts that are not shown */
  canPan: boolean;
}

/**
 * Returns what a movement of the pressed pointer does: `piece` drags the piece, `pan` moves the table,
 * `scroll` leaves it to the page. A finger scrolls the page wherever it does nothing else. Where parts
 * of the board are outside the window, it drags only pieces that were selected or held before; so it
 * does with tiles, which fill the space below the board.
 */
export function dragOf({
  isTouch,
  spot,
  isMovable,
  isSelected,
  isBoardVisible,
  canPan,
}: Press): 'piece' | 'pan' | 'scroll' {
  if (isMovable) {
    const isAtOnce = !isTouch || isSelected || (isBoardVisible && spot === 'cell');
    return isAtOnce ? 'piece' : 'scroll';
  }
  return spot !== 'tile' && (canPan || !isTouch) ? 'pan' : 'scroll';
}

/**
 * Returns what a finger begins that stays where it is: it picks up a piece that it would not drag at
 * once, or draws from the cell.
 */
export function holdOf(
  press: Press,
): { begins: 'piece' | 'sketch'; afterMillis: number } | undefined {
  if (!press.isTouch || dragOf(press) === 'piece') {
    return undefined;
  }
  if (press.isMovable) {
    return { begins: 'piece', afterMillis: PICK_UP_MILLIS };
  }
  return press.spot === 'cell' ? { begins: 'sketch', afterMillis: SKETCH_MILLIS } : undefined;
}

/** Returns whether a pointer has moved so far from where it was pressed that this is no click. */
export function isMovement(pixels: number, isTouch: boolean) {
  return pixels > (isTouch ? DRAG_PIXELS.touch : DRAG_PIXELS.mouse);
}

/** Returns where a pointer is in the window. */
export function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

/** Returns the distance of two points. */
export function distance(a: Point, b: Point) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
