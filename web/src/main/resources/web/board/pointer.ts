import { ZOOM_STEP } from './camera.ts';
import { cellOf } from './cell-of.ts';
import { distance, dragOf, holdOf, isMovement, pointOf, type Press } from './gestures.ts';
import { isTile } from './move-entry.ts';
import { PieceDrag } from './piece-drag.ts';
import { vibrate } from './vibration.ts';
import type { TabuleiroBoard } from './board.ts';
import type { Point } from './svg.ts';

/** The buttons of a mouse. */
const MAIN_BUTTON = 0;
const RIGHT_BUTTON = 2;

/**
 * Mouse, pen and touch: a click selects a spot; a drag moves a piece, or the whole table where it
 * begins at no piece; the right button, or a long press, draws. Two fingers, or the wheel with Ctrl,
 * zoom a table. All else is left to the page, which scrolls.
 */
export class Pointer {
  /** The pressed pointers by id, with their last points in the window. */
  #pressed: Map<number, Point> = new Map();
  #listening: AbortController | undefined;
  #spot: string | undefined;
  #pieceDrag: PieceDrag | undefined;
  #start: Point = { x: 0, y: 0 };

  /** What the pressed pointers do; `click` until they have moved. */
  #does: 'click' | 'piece' | 'pan' | 'pinch' | 'sketch' | 'scroll' = 'click';

  /** What a movement does. */
  #drag: ReturnType<typeof dragOf> = 'scroll';
  #holdTimer: ReturnType<typeof setTimeout> | undefined;
  #previewed: string | undefined;

  constructor(readonly board: TabuleiroBoard) {}

  /** Listens to a drawing. */
  watch(root: SVGSVGElement) {
    root.addEventListener('pointerdown', event => this.press(event, cellOf(event.target)));
    root.addEventListener('pointerover', event => this.board.cellFocus.hover(cellOf(event.target)));
    // A finger leaves whenever it is lifted: the tile that it has shown stays.
    root.addEventListener('pointerleave', ({ pointerType }) =>
      this.board.cellFocus.hover(pointerType === 'touch' ? this.#previewed : undefined),
    );
    root.addEventListener('wheel', event => this.#zoomByWheel(event), { passive: false });
    // The right button draws, and a long press of a finger.
    root.addEventListener('contextmenu', event => event.preventDefault());
    this.watchTouch(root);
  }

  /** Keeps the page from scrolling where a finger does something else. */
  watchTouch(element: Element) {
    const keep: (event: Event) => void = event => {
      const isDrag = this.#does === 'click' && this.#drag !== 'scroll';
      if (event.cancelable && (isDrag || !['click', 'scroll'].includes(this.#does))) {
        event.preventDefault();
      }
    };
    element.addEventListener('touchstart', keep, { passive: false });
    element.addEventListener('touchmove', keep, { passive: false });
  }

  /**
   * Handles a press.
   *
   * @param spot the cell, or the tile of the hand
   */
  press(event: PointerEvent, spot: string | undefined) {
    if (event.button !== MAIN_BUTTON && event.button !== RIGHT_BUTTON) {
      return;
    }
    this.#pressed.set(event.pointerId, pointOf(event));
    if (this.#pressed.size === 1) {
      this.#begin(event, spot);
    } else {
      this.#stop();
      this.#does = this.board.camera === undefined ? 'scroll' : 'pinch';
    }
  }

  #begin(event: PointerEvent, spot: string | undefined) {
    this.#stop();
    this.#does = 'click';
    this.#spot = spot;
    this.#start = pointOf(event);
    this.#listen();
    if (event.button === RIGHT_BUTTON) {
      this.#drag = 'scroll';
      this.#does = 'scroll';
      this.#beginSketch();
      return;
    }
    const press = this.#describe(event);
    const hold = holdOf(press);
    this.#drag = dragOf(press);
    if (hold !== undefined) {
      this.#holdTimer = setTimeout(() => this.#held(hold.begins), hold.afterMillis);
    }
  }

  #listen() {
    this.#listening?.abort();
    this.#listening = new AbortController();
    const options = { signal: this.#listening.signal };
    addEventListener('pointermove', move => this.#move(move), options);
    addEventListener('pointerup', up => this.#release(up), options);
    addEventListener('pointercancel', cancel => this.#cancel(cancel), options);
  }

  #describe(event: PointerEvent): Press {
    const { board } = this;
    const spot = this.#spot;
    const { top, bottom } = board.table.getBoundingClientRect();
    return {
      isTouch: event.pointerType === 'touch',
      spot: spot === undefined ? 'none' : isTile(spot) ? 'tile' : 'cell',
      isMovable: spot !== undefined && board.entry.begins(spot),
      isSelected: spot !== undefined && board.entry.path.includes(spot),
      isBoardVisible: top >= 0 && bottom <= innerHeight,
      canPan: board.camera?.showsAll() === false,
    };
  }

  #held(begins: 'piece' | 'sketch') {
    vibrate(10);
    if (begins === 'sketch') {
      this.#beginSketch();
    } else {
      this.#drag = 'piece';
      this.#beginDrag();
    }
  }

  #beginSketch() {
    if (this.#spot !== undefined && !isTile(this.#spot)) {
      this.#does = 'sketch';
      this.board.sketch.begin(this.#spot);
      this.board.drawAnnotations();
    }
  }

  #beginDrag() {
    this.#pieceDrag =
      this.#drag === 'piece' && this.#spot !== undefined
        ? PieceDrag.begin(this.board, this.#spot)
        : undefined;
    this.#does = this.#drag === 'piece' && this.#pieceDrag === undefined ? 'scroll' : this.#drag;
    this.#pieceDrag?.move(this.#start.x, this.#start.y);
  }

  #move(event: PointerEvent) {
    const last = this.#pressed.get(event.pointerId);
    if (last === undefined) {
      return;
    }
    const point = pointOf(event);
    const isTouch = event.pointerType === 'touch';
    if (this.#does === 'click' && isMovement(distance(point, this.#start), isTouch)) {
      clearTimeout(this.#holdTimer);
      this.#beginDrag();
    }
    this.#follow(event, last, point);
    this.#pressed.set(event.pointerId, point);
  }

  #follow(event: PointerEvent, last: Point, point: Point) {
    const { board } = this;
    switch (this.#does) {
      case 'pinch':
        this.#pinch(event.pointerId, last, point);
        break;
      case 'pan':
        board.camera?.pan(point.x - last.x, point.y - last.y);
        break;
      case 'piece':
        this.#pieceDrag?.move(point.x, point.y);
        board.cellFocus.hover(this.#cellAt(event));
        break;
      case 'sketch':
        board.sketch.extend(this.#cellAt(event));
        board.drawAnnotations();
        break;
    }
  }

  #pinch(pointerId: number, last: Point, point: Point) {
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

  #release(event: PointerEvent) {
    if (!this.#pressed.has(event.pointerId)) {
      return;
    }
    const { board } = this;
    const does = this.#does;
    const drag = this.#pieceDrag;
    if (does === 'sketch') {
      board.sketch.finish();
    }
    this.#forget(event);
    if (does === 'piece') {
      drag?.drop(this.#cellAt(event));
    } else if (does === 'click') {
      board.sketch.clear();
      board.drawAnnotations();
      if (this.#spot !== undefined) {
        this.#click(this.#spot, event.pointerType === 'touch');
      }
    }
  }

  /** Selects a spot. The first touch of a finger shows a tile on its cell, the second lays it. */
  #click(spot: string, isTouch: boolean) {
    const { board } = this;
    const canLay = board.selectedTile() !== undefined && board.entry.nextCells().includes(spot);
    const isPreview = isTouch && canLay && this.#previewed !== spot;
    const wasShown = this.#previewed !== undefined;
    this.#previewed = isPreview ? spot : undefined;
    if (!isPreview) {
      board.selectSpot(spot);
    }
    if (isPreview || wasShown) {
      board.cellFocus.hover(this.#previewed);
      board.dispatchEvent(new CustomEvent('board-preview', { detail: { isShown: isPreview } }));
    }
  }

  #cancel(event: PointerEvent) {
    const drag = this.#pieceDrag;
    this.#forget(event);
    drag?.drop(undefined);
  }

  #forget(event: PointerEvent) {
    this.#pressed.delete(event.pointerId);
    this.#stop();
    if (this.#pressed.size === 0) {
      this.#listening?.abort();
    } else {
      // The finger that stays does not go on with what two fingers did.
      this.#does = 'scroll';
    }
  }

  /**
   * Ends what the pointer does: removes the picture of the dragged piece, and the annotation that is
   * being drawn. What the piece was dragged from stays selected.
   */
  #stop() {
    clearTimeout(this.#holdTimer);
    this.#pieceDrag?.cancel();
    this.#pieceDrag = undefined;
    if (this.board.sketch.isDrawing) {
      this.board.sketch.cancel();
    }
    this.#drag = 'scroll';
  }

  #cellAt({ clientX, clientY }: PointerEvent) {
    return cellOf(this.board.root.elementFromPoint(clientX, clientY));
  }

  #zoomByWheel(event: WheelEvent) {
    if (event.ctrlKey && this.board.camera !== undefined) {
      event.preventDefault();
      this.board.camera.zoomAt(-event.deltaY / 100, event.clientX, event.clientY);
    }
  }
}
