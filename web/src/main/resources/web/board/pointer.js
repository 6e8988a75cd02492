import { ZOOM_STEP } from './camera.js';
import { PieceDrag } from './piece-drag.js';
import { required } from './required.js';

/** @typedef {import('./board.js').TabuleiroBoard} TabuleiroBoard */
/** @typedef {import('./svg.js').Point} Point */

/** The distance in pixels from which a press is a drag. */
const DRAG_PIXELS = 6;

/**
 * Mouse, pen and touch: a click selects a spot, a drag moves a piece, or the whole table where it
 * begins at no piece. Two fingers, or the wheel with Ctrl, zoom.
 */
export class Pointer {
  /**
   * The pressed pointers by id, with their last points in the window.
   *
   * @type {Map<number, Point>}
   */
  #pressed = new Map();

  /** @type {AbortController | undefined} */
  #listening;

  /** @type {string | undefined} */
  #spot;

  /** @type {PieceDrag | undefined} */
  #pieceDrag;

  /** @type {Point} */
  #start = { x: 0, y: 0 };

  #isDragging = false;
  #isPinching = false;

  /** @param {TabuleiroBoard} board */
  constructor(board) {
    this.board = board;
  }

  /**
   * Listens to a drawing.
   *
   * @param {SVGSVGElement} root
   */
  watch(root) {
    root.addEventListener('pointerdown', event => this.press(event, cellOf(event.target)));
    root.addEventListener('pointerover', event => this.board.cellFocus.hover(cellOf(event.target)));
    root.addEventListener('pointerleave', () => this.board.cellFocus.hover(undefined));
    root.addEventListener('wheel', event => this.#zoomByWheel(event), { passive: false });
  }

  /**
   * Handles a press.
   *
   * @param {PointerEvent} event
   * @param {string | undefined} spot the cell, or the tile of the hand
   */
  press(event, spot) {
    if (event.button !== 0) {
      return;
    }
    this.#pressed.set(event.pointerId, pointOf(event));
    if (this.#pressed.size > 1) {
      this.#cancelPieceDrag();
      this.#isPinching = true;
    }
    if (this.#pressed.size === 1) {
      this.#begin(event, spot);
    }
  }

  /**
   * @param {PointerEvent} event
   * @param {string | undefined} spot
   */
  #begin(event, spot) {
    this.#isPinching = false;
    this.#isDragging = false;
    this.#spot = spot;
    this.#start = pointOf(event);
    this.#listening?.abort();
    this.#listening = new AbortController();
    const options = { signal: this.#listening.signal };
    addEventListener('pointermove', move => this.#move(move), options);
    addEventListener('pointerup', up => this.#release(up), options);
    addEventListener('pointercancel', cancel => this.#cancel(cancel), options);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const last = this.#pressed.get(event.pointerId);
    if (last === undefined) {
      return;
    }
    const point = pointOf(event);
    if (this.#isPinching) {
      this.#pinch(event.pointerId, last, point);
    } else if (this.#isDragging) {
      this.#drag(event, last);
    } else if (distance(point, this.#start) > DRAG_PIXELS) {
      this.#isDragging = true;
      this.#pieceDrag =
        this.#spot === undefined ? undefined : PieceDrag.begin(this.board, this.#spot);
      this.#drag(event, last);
    }
    this.#pressed.set(event.pointerId, point);
  }

  /**
   * @param {PointerEvent} event
   * @param {Point} last
   */
  #drag(event, last) {
    if (this.#pieceDrag === undefined) {
      this.board.camera?.pan(event.clientX - last.x, event.clientY - last.y);
    } else {
      this.#pieceDrag.move(event.clientX, event.clientY);
      this.board.cellFocus.hover(this.#cellAt(event));
    }
  }

  /**
   * @param {number} pointerId
   * @param {Point} last
   * @param {Point} point
   */
  #pinch(pointerId, last, point) {
    const other = [...this.#pressed].find(([id]) => id !== pointerId)?.[1];
    if (other === undefined) {
      return;
    }
    const before = distance(last, other);
    const after = distance(point, other);
    if (before > 0 && after > 0) {
      const steps = Math.log(after / before) / Math.log(ZOOM_STEP);
      this.board.camera?.zoomAt(steps, (point.x + other.x) / 2, (point.y + other.y) / 2);
    }
  }

  /** @param {PointerEvent} event */
  #release(event) {
    const drag = this.#pieceDrag;
    const isClick = !this.#isDragging && !this.#isPinching;
    this.#forget(event);
    if (drag !== undefined) {
      drag.drop(this.#cellAt(event));
    } else if (isClick && this.#spot !== undefined) {
      this.board.selectSpot(this.#spot);
    }
  }

  /** @param {PointerEvent} event */
  #cancel(event) {
    const drag = this.#pieceDrag;
    this.#forget(event);
    drag?.drop(undefined);
  }

  /** @param {PointerEvent} event */
  #forget(event) {
    this.#pressed.delete(event.pointerId);
    this.#cancelPieceDrag();
    if (this.#pressed.size === 0) {
      this.#listening?.abort();
    }
  }

  /** Removes the picture of the dragged piece; what it was dragged from stays selected. */
  #cancelPieceDrag() {
    this.#pieceDrag?.cancel();
    this.#pieceDrag = undefined;
  }

  /** @param {PointerEvent} event */
  #cellAt({ clientX, clientY }) {
    return cellOf(this.board.root.elementFromPoint(clientX, clientY));
  }

  /** @param {WheelEvent} event */
  #zoomByWheel(event) {
    if (event.ctrlKey && this.board.camera !== undefined) {
      event.preventDefault();
      this.board.camera.zoomAt(-event.deltaY / 100, event.clientX, event.clientY);
    }
  }
}

/**
 * @param {PointerEvent} event
 * @returns {Point}
 */
function pointOf(event) {
  return { x: event.clientX, y: event.clientY };
}

/**
 * @param {Point} a
 * @param {Point} b
 */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * Returns the name of the cell that an element belongs to, or undefined.
 *
 * @param {EventTarget | null} target
 */
export function cellOf(target) {
  const cell = target instanceof Element ? target.closest('[data-cell]') : null;
  return cell?.getAttribute('data-cell') ?? undefined;
}

/**
 * Returns the cell that an event of the grid concerns.
 *
 * @param {Event} event
 */
export function cellOfEvent(event) {
  return required(cellOf(event.target), 'a cell');
}
