import { toDrawingPoint, type Point } from './svg.ts';
import type { Drawing } from './drawing.ts';

/** The least width of a cell in pixels: large enough for a finger (WCAG 2.5.8). */
const MIN_CELL_PIXELS = 28;

/** The greatest width of a cell in pixels when all is shown. */
const MAX_CELL_PIXELS = 110;

/** The factor of one zoom step. */
export const ZOOM_STEP = 1.35;

/** The part of a table without edges that is shown. */
export class Camera {
  /** Whether the user has chosen the part that is shown. */
  isMoved;

  /**
   * @param viewport the element that shows the drawing
   * @param minCellPixels the least width of a cell when all is shown
   */
  constructor(
    readonly drawing: Drawing,
    readonly viewport: HTMLElement,
    readonly minCellPixels: number = MIN_CELL_PIXELS,
  ) {
    this.isMoved = false;
  }

  /** Shows what the user chose on an earlier drawing of the same table, or all. */
  restore(earlier: Camera | undefined) {
    if (earlier?.isMoved) {
      this.isMoved = true;
      this.drawing.setView(earlier.drawing.view);
    } else {
      this.fit();
    }
  }

  /** Shows the whole table, or its middle where the cells would become too small. */
  fit() {
    this.isMoved = false;
    const { x, y, width, height } = this.drawing.geometry.box;
    const size = this.#viewportSize();
    const ratio = size.height / size.width;
    const all = Math.max(width, height / ratio);
    const shown = Math.min(
      Math.max(all, this.#widthFor(MAX_CELL_PIXELS)),
      this.#widthFor(this.minCellPixels),
    );
    this.drawing.setView({
      x: x + (width - shown) / 2,
      y: y + (height - shown * ratio) / 2,
      width: shown,
      height: shown * ratio,
    });
  }

  /** Returns whether no part of the table is outside the view. */
  showsAll() {
    const { view, geometry } = this.drawing;
    const { x, y, width, height } = geometry.box;
    return (
      view.x <= x + 1 &&
      view.y <= y + 1 &&
      view.x + view.width >= x + width - 1 &&
      view.y + view.height >= y + height - 1
    );
  }

  /** Zooms in by steps, or out where they are negative. A point of the drawing stays in place. */
  zoom(steps: number, point: Point = this.#centre()) {
    const { x, y, width, height } = this.drawing.view;
    const wanted = width / ZOOM_STEP ** steps;
    const shown = Math.min(
      Math.max(wanted, this.#widthFor(2 * MAX_CELL_PIXELS)),
      this.#widthFor(MIN_CELL_PIXELS / 2),
    );
    const factor = shown / width;
    this.isMoved = true;
    this.drawing.setView({
      x: point.x - (point.x - x) * factor,
      y: point.y - (point.y - y) * factor,
      width: shown,
      height: height * factor,
    });
  }

  /** Zooms around a point of the window. */
  zoomAt(steps: number, clientX: number, clientY: number) {
    this.zoom(steps, toDrawingPoint(this.drawing.root, clientX, clientY));
  }

  /** Moves the table by pixels. */
  pan(right: number, down: number) {
    const { x, y, width, height } = this.drawing.view;
    const scale = width / this.#viewportSize().width;
    this.isMoved = true;
    this.drawing.setView({ x: x - right * scale, y: y - down * scale, width, height });
  }

  /** Moves the view as little as is needed to show a cell. */
  show(cell: Point) {
    const { x, y, width, height } = this.drawing.view;
    const within: (low: number, length: number, at: number) => number = (low, length, at) =>
      Math.min(Math.max(low, at + 60 - length), at - 60);
    this.drawing.setView({
      x: within(x, width, cell.x),
      y: within(y, height, cell.y),
      width,
      height,
    });
  }

  #centre(): Point {
    const { x, y, width, height } = this.drawing.view;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Returns the width of the view in which a cell has a width in pixels. */
  #widthFor(cellPixels: number) {
    return (100 * this.#viewportSize().width) / cellPixels;
  }

  #viewportSize() {
    const { clientWidth, clientHeight } = this.viewport;
    return { width: clientWidth || 1, height: clientHeight || 1 };
  }
}
