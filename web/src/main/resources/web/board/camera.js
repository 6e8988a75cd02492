import { toDrawing } from './animation.js';

/** The least width of a cell in pixels, so that a finger finds it (WCAG 2.5.8). */
const LEAST = 28;
const MOST = 110;
const STEP = 1.35;

/** Which part of a table is seen: all of it where it fits, and nearer or elsewhere as wished. */
export class Camera {
  constructor(drawing, element, least = LEAST) {
    this.drawing = drawing;
    this.element = element;
    this.least = least;
    this.touched = false;
  }

  /** Takes over what the person chose on an earlier drawing of the same table. */
  follow(earlier) {
    if (earlier?.touched) {
      this.touched = true;
      this.#look(earlier.drawing.view);
    } else {
      this.fit();
    }
  }

  /** Shows all; the middle part where its cells would become too small. */
  fit() {
    this.touched = false;
    const { x, y, width, height } = this.drawing.geometry.box;
    const pixels = this.#pixels();
    const shape = pixels.height / pixels.width;
    const all = Math.max(width, height / shape);
    const seen = Math.min(Math.max(all, this.#width(MOST)), this.#width(this.least));
    this.#look({
      x: x + (width - seen) / 2, y: y + (height - seen * shape) / 2,
      width: seen, height: seen * shape,
    });
  }

  /** Goes nearer by steps, or farther where they are negative, keeping a point of the drawing. */
  zoom(steps, point = this.#middle()) {
    const { x, y, width, height } = this.drawing.view;
    const wanted = width / STEP ** steps;
    const seen = Math.min(Math.max(wanted, this.#width(2 * MOST)), this.#width(LEAST / 2));
    const factor = seen / width;
    this.touched = true;
    this.#look({
      x: point.x - (point.x - x) * factor, y: point.y - (point.y - y) * factor,
      width: seen, height: height * factor,
    });
  }

  zoomAt(steps, clientX, clientY) {
    this.zoom(steps, toDrawing(this.drawing.root, clientX, clientY));
  }

  /** Moves the table by pixels. */
  pan(right, down) {
    const { x, y, width, height } = this.drawing.view;
    const scale = width / this.#pixels().width;
    this.touched = true;
    this.#look({ x: x - right * scale, y: y - down * scale, width, height });
  }

  /** Moves as little as is needed to show a cell. */
  show(cell) {
    const { x, y, width, height } = this.drawing.view;
    const within = (low, length, at) => Math.min(Math.max(low, at + 60 - length), at - 60);
    this.#look({ x: within(x, width, cell.x), y: within(y, height, cell.y), width, height });
  }

  #look(view) {
    this.drawing.look(view);
  }

  #middle() {
    const { x, y, width, height } = this.drawing.view;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Returns how much of the drawing is as wide as the window when a cell has so many pixels. */
  #width(pixelsOfCell) {
    return 100 * this.#pixels().width / pixelsOfCell;
  }

  #pixels() {
    const { clientWidth, clientHeight } = this.element;
    return { width: clientWidth || 1, height: clientHeight || 1 };
  }
}
