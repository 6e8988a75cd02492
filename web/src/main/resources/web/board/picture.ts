import { animate, animateDeciding, prefersReducedMotion } from './animation.ts';
import { Camera } from './camera.ts';
import { cellStates } from './cell-states.ts';
import { Drawing } from './drawing.ts';
import { Geometry, type Area } from './geometry.ts';
import { pieceSetOf } from './piece-sets.ts';
import { required } from './required.ts';
import { boardStyle } from './style.ts';
import { createPaints } from './symbols.ts';

/** Nothing is selected, and nothing was refused. */
const NO_ENTRY = { path: [], refusedCells: [], nextCells: () => [] };

/** A board that only shows positions: without coordinates, tools, keys and moves. */
export class BoardPicture extends HTMLElement {
  #table = document.createElement('div');
  #description: Api.Board | undefined;
  #drawing: Drawing | undefined;
  #area = '';
  #position = '';
  #resizeObserver = new ResizeObserver(() => this.#fit());

  constructor() {
    super();
    const container = document.createElement('div');
    container.className = 'container';
    container.append(this.#table);
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [boardStyle];
    root.append(createPaints(), container);
  }

  connectedCallback() {
    this.#resizeObserver.observe(this.#table);
  }

  disconnectedCallback() {
    this.#resizeObserver.disconnect();
  }

  /** What the server says about the board; set it before the first `show`. */
  set board(board: Api.Board) {
    this.#description = board;
    this.#table.className = `table kind-${board.kind} game-${board.game}`;
  }

  /** Draws a position. A move that led to it is marked, and animated where the position is new. */
  show(position: Api.Position, move: Api.Move | null = null) {
    const drawing = this.#drawingOf(position.area);
    drawing.drawPieces(position, { isFlipped: false, values: {} });
    drawing.drawMarks(position, move);
    drawing.drawStates(cellStates(position, move, NO_ENTRY));
    const isNext = this.#position !== '' && this.#position !== position.position;
    this.#position = position.position;
    if (isNext && move !== null && !prefersReducedMotion()) {
      animate(drawing, move.effects, false);
      animateDeciding(drawing);
    }
  }

  /** Returns the drawing of an area. A table without edges grows. */
  #drawingOf(area: Area) {
    const key = JSON.stringify(area);
    if (this.#drawing === undefined || this.#area !== key) {
      const board = required(this.#description, 'the board property');
      const geometry = new Geometry(board, area, {
        isFlipped: false,
        hasCoordinates: false,
        isSquare: false,
      });
      this.#area = key;
      this.#drawing = new Drawing(board, geometry, pieceSetOf(this));
      this.#table.replaceChildren(this.#drawing.root);
      this.#fit();
    }
    return this.#drawing;
  }

  #fit() {
    if (this.#drawing !== undefined && this.#table.clientWidth > 0) {
      if (this.#description?.kind === 'unbounded') {
        new Camera(this.#drawing, this.#table, 1).fit();
      }
      this.#drawing.root.style.setProperty('--px', String(this.#drawing.unitsPerPixel()));
    }
  }
}

customElements.define('tabuleiro-picture', BoardPicture);
