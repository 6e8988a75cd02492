import { Camera } from './camera.ts';
import { Drawing } from './drawing.ts';
import { Geometry, type Area } from './geometry.ts';
import { createIconButton, type BoardIcon } from './icon-button.ts';
import { pieceSetOf } from './piece-sets.ts';
import { required } from './required.ts';
import type { TabuleiroBoard } from './board.ts';

/** The least width of a cell in pixels: large enough for a finger (WCAG 2.5.8). */
const MIN_CELL_PIXELS = 24;

/** The drawing of a board element, with its camera and tools, as the size of the element allows. */
export class BoardView {
  /** The camera of a table without edges. */
  camera: Camera | undefined;
  #drawing: Drawing | undefined;

  /** The area that the drawing shows, as a key. */
  #areaKey = '';

  /** Whether the drawing has coordinates. */
  #hasCoordinates = true;

  /**
   * @param table the element that holds the drawing
   * @param tools the element that holds the buttons of the camera
   */
  constructor(
    readonly board: TabuleiroBoard,
    readonly table: HTMLElement,
    readonly tools: HTMLElement,
  ) {
    this.camera = undefined;
  }

  get drawing() {
    return required(this.#drawing, 'a drawing: call show() first');
  }

  /** Forgets the drawing, so that the next update creates another. */
  discard() {
    this.#drawing = undefined;
  }

  /**
   * Creates a drawing where there is none of this area.
   *
   * @returns whether the drawing is new
   */
  update(area: Area): boolean {
    const key = JSON.stringify(area);
    if (this.#drawing !== undefined && this.#areaKey === key) {
      return false;
    }
    this.#areaKey = key;
    this.#hasCoordinates = this.#wantsCoordinates();
    const geometry = new Geometry(this.board.board, area, {
      isFlipped: this.board.isFlipped,
      hasCoordinates: this.#hasCoordinates,
      isSquare: this.board.hasAttribute('square'),
    });
    this.#drawing = new Drawing(this.board.board, geometry, pieceSetOf(this.board));
    this.table.replaceChildren(this.#drawing.root);
    this.camera = this.#createCamera(this.#drawing);
    this.#drawTools();
    this.#fit();
    return true;
  }

  /** Returns whether to show coordinates: they are left out where cells would become too small. */
  #wantsCoordinates() {
    const { kind, columns } = this.board.board;
    const width = this.table.clientWidth;
    const isNarrow = kind !== 'unbounded' && width > 0 && width / (1.1 * columns) < MIN_CELL_PIXELS;
    return this.board.getAttribute('coordinates') !== 'off' && !isNarrow;
  }

  #createCamera(drawing: Drawing) {
    if (this.board.board.kind !== 'unbounded') {
      return undefined;
    }
    const minCellPixels = this.board.hasAttribute('picture') ? 1 : undefined;
    const camera = new Camera(drawing, this.table, minCellPixels);
    camera.restore(this.camera);
    return camera;
  }

  #drawTools() {
    const { camera } = this;
    if (camera === undefined) {
      this.tools.replaceChildren();
      return;
    }
    const button: (icon: BoardIcon, act: () => void) => HTMLElement = (icon, act) =>
      createIconButton(icon, this.board.labels.text(`board.${icon}`), () => {
        act();
        this.resized();
      });
    this.tools.replaceChildren(
      button('zoom-in', () => camera.zoom(1)),
      button('zoom-out', () => camera.zoom(-1)),
      button('zoom-fit', () => camera.fit()),
    );
  }

  /**
   * Fits the drawing to the size of the element.
   *
   * @returns false when the size asks for another drawing: call `update` again
   */
  resized(): boolean {
    if (this.#drawing === undefined || this.table.clientWidth === 0) {
      return true;
    }
    if (this.#hasCoordinates !== this.#wantsCoordinates()) {
      this.discard();
      return false;
    }
    this.#fit();
    return true;
  }

  #fit() {
    if (this.table.clientWidth === 0) {
      return;
    }
    if (this.camera?.isMoved === false) {
      this.camera.fit();
    }
    const { root } = this.drawing;
    root.style.setProperty('--px', String(this.drawing.unitsPerPixel()));
  }
}
