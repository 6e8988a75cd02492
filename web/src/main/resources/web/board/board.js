import { animate, prefersReducedMotion } from './animation.js';
import { BoardView } from './board-view.js';
import { labelCells, setTabStop } from './cell-attributes.js';
import { cellStates } from './cell-states.js';
import { createFrame } from './frame.js';
import { Hand, selectedTile } from './hand.js';
import { Keyboard } from './keyboard.js';
import { BoardLabels } from './labels.js';
import { MoveEntry } from './move-entry.js';
import { cellOf, cellOfEvent, Pointer } from './pointer.js';
import { required } from './required.js';
import { countWantedCells } from './wanted-cells.js';

const NO_MOVES = [{}];

/** The attributes whose change needs a new drawing. */
const GEOMETRY_ATTRIBUTES = ['flipped', 'coordinates', 'square', 'picture'];

/**
 * A board of any game.
 *
 * Properties: `board` and `texts`, as the server describes them; set both before the first `show`.
 *
 * Attributes: `flipped`; `coordinates` (`off` hides them); `square` (a diamond stands on an edge);
 * `discs` (cells show how many patterns want them); `locked` (no move can be entered); `label` (the
 * accessible name); `still` (no animation); `silent` (moves are not announced); `picture` (only a
 * picture, without hands and tools).
 *
 * Events, each with the click path as `detail.path`: `board-move` when a move was entered,
 * `board-illegal` for a path that begins no legal move, `board-select` whenever the selection has
 * changed.
 */
export class TabuleiroBoard extends HTMLElement {
  static observedAttributes = [...GEOMETRY_ATTRIBUTES, 'discs', 'locked', 'label'];

  /** @type {Api.Position | undefined} */
  #position;

  /** @type {Api.Move | null} */
  #move = null;

  /** @type {Api.Board | undefined} */
  #description;

  /** @type {BoardLabels | undefined} */
  #labels;

  /** @type {BoardView} */
  #view;

  /** @type {ReturnType<typeof countWantedCells>} */
  #wanted = new Map();

  /** @type {string | undefined} */
  #focused;

  /** @type {string | undefined} */
  #hovered;

  #resizeObserver = new ResizeObserver(() => this.#resized());

  constructor() {
    super();
    this.root = this.attachShadow({ mode: 'open' });
    this.pointer = new Pointer(this);
    this.hand = new Hand(this);
    this.entry = new MoveEntry(NO_MOVES);
    const keyboard = new Keyboard(this);
    const { table, tools, announcer, elements } = createFrame(this.hand.element);
    this.table = table;
    this.announcer = announcer;
    this.#view = new BoardView(this, table, tools);
    this.root.append(...elements);
    // Not on the grid itself: browsers give the focus to SVG elements that listen for keys.
    table.addEventListener('keydown', event => keyboard.press(event, cellOfEvent(event)));
    table.addEventListener('focusin', event => this.#focusMoved(cellOfEvent(event)));
    table.addEventListener('focusout', () => this.#drawCursor());
  }

  connectedCallback() {
    this.#resizeObserver.observe(this.table);
  }

  disconnectedCallback() {
    this.#resizeObserver.disconnect();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (this.#position === undefined) {
      return;
    }
    if (GEOMETRY_ATTRIBUTES.includes(name)) {
      this.#view.discard();
    }
    if (name === 'locked') {
      this.#resetEntry();
    }
    this.#draw();
  }

  /** @param {Api.Board} board */
  set board(board) {
    this.#description = board;
    this.#view.discard();
    this.table.className = `table kind-${board.kind} game-${board.game}`;
    this.hand.element.className = `hands game-${board.game}`;
  }

  /** The description of the board. */
  get board() {
    return required(this.#description, 'the board property');
  }

  /** @param {Api.Texts} texts */
  set texts({ says, language }) {
    this.#labels = new BoardLabels(says);
    this.lang = language;
    if (this.#position !== undefined) {
      this.#draw();
    }
  }

  /** The texts of the board. */
  get labels() {
    return required(this.#labels, 'the texts property');
  }

  get drawing() {
    return this.#view.drawing;
  }

  /** The camera of a table without edges, or undefined. */
  get camera() {
    return this.#view.camera;
  }

  get geometry() {
    return this.drawing.geometry;
  }

  get isFlipped() {
    return this.hasAttribute('flipped');
  }

  get #shown() {
    return required(this.#position, 'a position: call show() first');
  }

  /**
   * Draws a position. A move that led to it is marked, and where the position is new also animated
   * and announced.
   *
   * @param {Api.Position} position
   * @param {Api.Move | null} [move]
   */
  show(position, move = null) {
    const before = this.#position;
    this.#position = position;
    this.#move = move;
    this.#resetEntry();
    this.#draw();
    if (move === null || before === undefined || before.position === position.position) {
      return;
    }
    if (!prefersReducedMotion() && !this.hasAttribute('still')) {
      animate(this.drawing, move.effects, this.isFlipped);
    }
    if (!this.hasAttribute('silent')) {
      this.announcer.textContent = this.labels.move(move);
    }
  }

  #resetEntry() {
    this.entry = new MoveEntry(this.hasAttribute('locked') ? NO_MOVES : this.#shown.steps);
  }

  #draw() {
    const position = this.#shown;
    const hadFocus = cellOf(this.root.activeElement) !== undefined;
    const isNew = this.#view.update(position.area);
    const { drawing } = this;
    if (isNew) {
      this.#prepareDrawing(hadFocus);
    }
    drawing.drawPieces(position, this.isFlipped);
    this.#wanted = this.hasAttribute('discs') ? countWantedCells(position) : new Map();
    drawing.drawMarks(position, this.#move);
    drawing.drawWantedCells(this.#wanted);
    this.#drawSelection();
  }

  /**
   * Listens to a new drawing.
   *
   * @param {boolean} hadFocus whether a cell of the drawing before it had the focus
   */
  #prepareDrawing(hadFocus) {
    this.pointer.watch(this.drawing.root);
    if (this.geometry.cell(this.#focused) === undefined) {
      this.#focused = undefined;
    }
    if (hadFocus) {
      this.focusCell(this.#tabStop());
    }
  }

  #resized() {
    if (!this.#view.resized()) {
      this.#draw();
    }
  }

  /** Draws all that depends on the selection: hints, labels, the hand. */
  #drawSelection() {
    const { drawing, entry, labels } = this;
    const states = cellStates(this.#shown, this.#move, entry);
    drawing.drawStates(states);
    // Before the first spot is selected, half of the pieces would be targets.
    drawing.drawHints(entry.path, entry.path.length > 0 ? entry.nextCells() : []);
    setTabStop(drawing, this.#tabStop());
    labelCells(drawing, entry.path, (name, piece) =>
      labels.cell(name, piece, states.get(name) ?? [], this.#wanted.get(name)),
    );
    drawing.grid.setAttribute('aria-label', this.getAttribute('label') ?? '');
    drawing.grid.setAttribute('aria-description', labels.text('board.keys'));
    this.hand.draw(this.#shown, entry, labels);
    this.#drawCursor();
    this.dispatchEvent(new CustomEvent('board-select', { detail: { path: entry.path } }));
  }

  /** Returns the selected tile as it is rotated, or undefined. */
  selectedTile() {
    return selectedTile(this.#shown, this.entry);
  }

  #drawCursor() {
    const active = this.root.activeElement;
    const focused = active?.matches('[data-cell]:focus-visible') ? cellOf(active) : undefined;
    const name = focused ?? this.#hovered;
    const isTarget = name !== undefined && this.nextCells().includes(name);
    this.drawing.drawCursor(name, {
      isFocused: focused !== undefined,
      tile: isTarget ? this.selectedTile() : undefined,
      isFlipped: this.isFlipped,
    });
  }

  /** Returns the cell that Tab leads to. */
  #tabStop() {
    if (this.#focused !== undefined) {
      return this.#focused;
    }
    const { rows } = this.geometry;
    const legal = new Set(this.nextCells());
    const middle = rows[Math.floor(rows.length / 2)];
    const first = rows.flat().find(({ name }) => legal.has(name));
    return (first ?? middle[Math.floor(middle.length / 2)]).name;
  }

  /** Returns the cells that can be selected next. */
  nextCells() {
    return this.entry.nextCells();
  }

  /**
   * Selects a spot; a complete path is a move.
   *
   * @param {string} spot
   */
  selectSpot(spot) {
    const result = this.entry.select(spot);
    this.#drawSelection();
    if (result === 'complete') {
      this.#dispatchPath('board-move', this.entry.path);
    } else if (result === 'illegal') {
      this.#dispatchPath('board-illegal', this.entry.illegalPath);
    }
  }

  /**
   * @param {string} name
   * @param {string[]} path
   */
  #dispatchPath(name, path) {
    this.dispatchEvent(new CustomEvent(name, { detail: { path }, bubbles: true, composed: true }));
  }

  /** Clears the selection. */
  clearSelection() {
    this.entry.clear();
    this.#drawSelection();
  }

  /**
   * Rotates the selected tile by a quarter turn.
   *
   * @param {1 | -1} quarterTurns 1 for clockwise
   */
  rotate(quarterTurns) {
    this.entry.rotate(quarterTurns);
    this.#drawSelection();
    const tile = this.selectedTile();
    if (tile !== undefined) {
      this.announcer.textContent = this.labels.piece(tile);
    }
  }

  /**
   * Gives a cell the focus.
   *
   * @param {string} name
   */
  focusCell(name) {
    const cell = this.geometry.cell(name);
    if (cell !== undefined) {
      this.camera?.show(cell);
      this.drawing.cells.get(name)?.focus({ preventScroll: this.camera !== undefined });
    }
  }

  /** Gives the focus to a cell that can be selected next, where a selection has begun. */
  focusTarget() {
    const targets = this.nextCells();
    if (targets.length > 0 && this.entry.path.length > 0) {
      const focused = targets.find(name => name === this.#focused);
      this.focusCell(focused ?? targets[0]);
    }
  }

  /** @param {string} name */
  #focusMoved(name) {
    this.#focused = name;
    setTabStop(this.drawing, name);
    this.#drawCursor();
  }

  /**
   * Marks the cell under the pointer.
   *
   * @param {string | undefined} name
   */
  hover(name) {
    this.#hovered = name;
    this.#drawCursor();
  }
}

customElements.define('tabuleiro-board', TabuleiroBoard);
