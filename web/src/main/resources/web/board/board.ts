import { animate, animateDeciding, prefersReducedMotion } from './animation.ts';
import { BoardPainter } from './board-painter.ts';
import { BoardView } from './board-view.ts';
import { CellFocus } from './cell-focus.ts';
import { cellOf, cellOfEvent } from './cell-of.ts';
import { createFrame } from './frame.ts';
import { Hand, selectedTile } from './hand.ts';
import { Keyboard } from './keyboard.ts';
import { BoardLabels } from './labels.ts';
import { MoveEntry } from './move-entry.ts';
import { Pointer } from './pointer.ts';
import { required } from './required.ts';
import { ShownPosition } from './shown-position.ts';
import { Sketch } from './sketch.ts';
import type { Annotation } from './annotations.ts';

const NO_MOVES = [{}];

/** The attributes whose change needs a new drawing. */
const GEOMETRY_ATTRIBUTES = ['flipped', 'coordinates', 'square', 'picture', 'piece-set'];

/**
 * A board of any game.
 *
 * Properties: `board` and `texts`, as the server describes them; set both before the first `show`.
 * `numbers` by cell, which `values` shows in place of those of the rules.
 *
 * Attributes: `flipped`; `coordinates` (`off` hides them); `square` (a diamond stands on an edge);
 * `discs` (cells show how many patterns want them); `values` (pieces show the numbers that the rules
 * give them); `show-movable` (what a move can begin with is marked; otherwise only under the pointer
 * and with the focus); `viewer` (`first` or `second`: whose hand is called yours and comes first);
 * `ahead` (moves are entered ahead of their turn, locked or not); `board-style` (`material`, `plain`
 * or `contrast`); `piece-set` (of PIECE_SETS); `locked` (no move can be entered); `label` (for screen
 * readers); `still` (no animation); `silent` (no announcements); `picture` (no hands and tools).
 *
 * Events, each with the click path as `detail.path`: `board-move` when a move was entered,
 * `board-illegal` for a path that begins no legal move, `board-select` whenever the selection has
 * changed.
 */
export class TabuleiroBoard extends HTMLElement {
  readonly root;
  readonly pointer: Pointer;
  readonly sketch: Sketch;
  readonly hand: Hand;
  entry: MoveEntry;
  readonly cellFocus: CellFocus;
  readonly table;
  readonly announcer;

  static observedAttributes = [
    ...GEOMETRY_ATTRIBUTES,
    'discs',
    'values',
    'locked',
    'label',
    'show-movable',
    'viewer',
  ];

  #position: ShownPosition | undefined;
  #description: Api.Board | undefined;
  #labels: BoardLabels | undefined;
  #view: BoardView;
  #painter = new BoardPainter(this);
  #annotations: Annotation[] = [];

  numbers: Record<string, number> | undefined;
  #resizeObserver = new ResizeObserver(() => this.#resized());

  constructor() {
    super();
    this.root = this.attachShadow({ mode: 'open' });
    this.pointer = new Pointer(this);
    this.sketch = new Sketch();
    this.hand = new Hand(this);
    this.entry = new MoveEntry(NO_MOVES);
    this.cellFocus = new CellFocus(this);
    const keyboard = new Keyboard(this);
    const { table, tools, announcer } = createFrame(this.root, this.hand.element);
    this.table = table;
    this.announcer = announcer;
    this.#view = new BoardView(this, table, tools);
    // Not on the grid itself: browsers give the focus to SVG elements that listen for keys.
    table.addEventListener('keydown', event => keyboard.press(event, cellOfEvent(event)));
    table.addEventListener('focusin', event => this.cellFocus.moved(cellOfEvent(event)));
    table.addEventListener('focusout', () => this.cellFocus.draw());
  }

  connectedCallback() {
    this.#resizeObserver.observe(this.table);
  }

  disconnectedCallback() {
    this.#resizeObserver.disconnect();
  }

  attributeChangedCallback(name: string) {
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

  set board(board: Api.Board) {
    this.#description = board;
    this.#view.discard();
    this.table.className = `table kind-${board.kind} game-${board.game}`;
    this.hand.element.className = `hands game-${board.game}`;
  }

  /** The description of the board. */
  get board() {
    return required(this.#description, 'the board property');
  }

  set texts({ texts, language }: Api.Texts) {
    this.#labels = new BoardLabels(texts);
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
   * and announced. A pending move stays while the position before it is shown again; any other
   * position ends it, and where that is the confirmation, only its other effects are animated.
   */
  show(position: Api.Position, move: Api.Move | null = null) {
    const isFirst = this.#position === undefined;
    const shown = (this.#position ??= new ShownPosition(position, move));
    if (shown.position.position !== position.position) {
      this.sketch.clear();
    }
    const effects = isFirst ? undefined : shown.replace(position, move);
    this.#resetEntry();
    this.#draw();
    if (move === null || effects === undefined) {
      return;
    }
    this.#animate(effects);
    if (!this.hasAttribute('silent')) {
      this.announcer.textContent = this.labels.move(move);
    }
  }

  #animate(effects: Api.Effect[]) {
    if (!prefersReducedMotion() && !this.hasAttribute('still')) {
      animate(this.drawing, effects, this.isFlipped);
      animateDeciding(this.drawing);
    }
  }

  /**
   * Draws a move of the shown position at once, before the server has confirmed it: the piece on its
   * target, or the tile laid, marked as pending. Captures follow with the confirmed position. No move
   * can be entered meanwhile. Ends with `clearPending`, or with the next position that is shown.
   *
   * @param path the click path of the move, as `board-move` gives it
   */
  showPending(path: string[]) {
    const effects = this.#shown.setPending(path);
    this.#resetEntry();
    this.#draw();
    this.#animate(effects);
  }

  /** Takes a pending move back; without one nothing happens. */
  clearPending() {
    if (this.#position?.pending !== undefined) {
      this.#position.pending = undefined;
      this.#resetEntry();
      this.#draw();
    }
  }

  #resetEntry() {
    const isLocked = this.hasAttribute('locked') && !this.hasAttribute('ahead');
    this.entry = new MoveEntry(isLocked ? NO_MOVES : this.#shown.steps);
  }

  /**
   * What is pointed out on the board: arrows, circles and pieces. It stays until it is set again;
   * cells that are not drawn are left out. Screen readers skip it: say it elsewhere on the page too.
   */
  set annotations(annotations: Annotation[]) {
    this.#annotations = annotations;
    if (this.#position !== undefined) {
      this.drawAnnotations();
    }
  }

  get annotations() {
    return this.#annotations;
  }

  /** Draws what is pointed out, by the page and by the user. */
  drawAnnotations() {
    const annotations = [...this.#annotations, ...this.sketch.annotations];
    this.drawing.drawAnnotations(annotations, this.isFlipped);
  }

  #draw() {
    const shown = this.#shown;
    const hadFocus = cellOf(this.root.activeElement) !== undefined;
    if (this.#view.update(shown.drawn.position.area)) {
      this.#prepareDrawing(hadFocus);
    }
    this.#painter.drawPosition(shown);
    this.#drawSelection();
  }

  /**
   * Listens to a new drawing.
   *
   * @param hadFocus whether a cell of the drawing before it had the focus
   */
  #prepareDrawing(hadFocus: boolean) {
    this.pointer.watch(this.drawing.root);
    if (hadFocus) {
      this.cellFocus.focus(this.cellFocus.tabStop());
    }
  }

  #resized() {
    if (!this.#view.resized()) {
      this.#draw();
    }
  }

  #drawSelection() {
    this.#painter.drawSelection(this.#shown);
    this.dispatchEvent(new CustomEvent('board-select', { detail: { path: this.entry.path } }));
  }

  /** Returns the selected tile as it is rotated, or undefined. */
  selectedTile() {
    return selectedTile(this.#shown.position, this.entry);
  }

  /** Selects a spot; a complete path is a move. */
  selectSpot(spot: string) {
    const result = this.entry.select(spot);
    this.#drawSelection();
    if (result === 'complete') {
      this.#dispatchPath('board-move', this.entry.path);
    } else if (result === 'illegal') {
      this.#dispatchPath('board-illegal', this.entry.illegalPath);
    }
  }

  #dispatchPath(name: string, path: string[]) {
    this.dispatchEvent(new CustomEvent(name, { detail: { path }, bubbles: true, composed: true }));
  }

  /**
   * Marks the cells that the refusal of the last path is about, until something else is selected.
   *
   * @param cells cells that are not drawn are left out
   */
  markRefused(cells: string[]) {
    this.entry.refusedCells = cells;
    this.#painter.drawSelection(this.#shown);
  }

  /** Returns where cells are in the window; those that are not drawn are left out. */
  cellBoxes(names: string[]) {
    return names.flatMap(name => this.drawing.cells.get(name)?.getBoundingClientRect() ?? []);
  }

  /** Clears the selection. */
  clearSelection() {
    this.entry.clear();
    this.#drawSelection();
  }

  /**
   * Rotates the selected tile by a quarter turn.
   *
   * @param quarterTurns 1 for clockwise
   */
  rotate(quarterTurns: 1 | -1) {
    this.entry.rotate(quarterTurns);
    this.#drawSelection();
    const tile = this.selectedTile();
    if (tile !== undefined) {
      this.announcer.textContent = this.labels.piece(tile);
    }
  }
}

customElements.define('tabuleiro-board', TabuleiroBoard);
