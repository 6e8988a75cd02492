import { animate, Carried, isStill } from './animation.js';
import { Camera } from './camera.js';
import { Clicks } from './clicks.js';
import { Drawing } from './drawing.js';
import { Geometry } from './geometry.js';
import { Hand } from './hand.js';
import { iconButton } from './icons.js';
import { Keyboard } from './keyboard.js';
import { help } from './help.js';
import { picture, turned } from './pieces.js';
import { Pointer } from './pointer.js';
import { states } from './states.js';
import { Words } from './words.js';

const NO_MOVES = [{}];

/** The least width of a cell in pixels, so that a finger finds it (WCAG 2.5.8). */
const LEAST = 24;

/**
 * A board of any game.
 *
 * Properties: `board` and `texts`, as the server describes them, to be set first.
 * Attributes: `flipped`, `coordinates` (`off` leaves them out), `square` (a diamond stands on an
 * edge), `discs` (cells show whose patterns want them), `locked` (nothing can be entered), `label`
 * (what the board is called), `still` (nothing moves), `silent` (the page announces the moves),
 * `picture` (only something to look at, without hands and tools).
 * Methods: `show(position, move)` draws a position, and how `move` led to it, if it is given;
 * `sentence(move)` says what a move does; `letGo()` forgets what is picked.
 * Events: `board-move` with the click path of the move that was entered, `board-refused` with a
 * path that begins no legal move, `board-pick` whenever what is picked has changed.
 */
export class TabuleiroBoard extends HTMLElement {
  static observedAttributes =
    ['flipped', 'coordinates', 'square', 'discs', 'locked', 'label', 'picture'];

  #position;
  #move;
  #focused;
  #hovered;

  constructor() {
    super();
    this.attachShadow({ mode: 'open' });
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = new URL('board.css', import.meta.url);
    this.table = document.createElement('div');
    this.tools = document.createElement('div');
    this.tools.className = 'tools';
    this.live = document.createElement('p');
    this.live.className = 'unseen';
    this.live.setAttribute('role', 'status');
    this.pointer = new Pointer(this);
    this.keyboard = new Keyboard(this);
    this.hand = new Hand(this);
    this.clicks = new Clicks(NO_MOVES);
    const parts = document.createElement('div');
    parts.className = 'parts';
    parts.append(this.table, this.tools, this.hand.element);
    const room = document.createElement('div');
    room.className = 'room';
    room.append(parts);
    this.shadowRoot.append(style, room, this.live);
    // Not on the grid itself: browsers give the focus to what is SVG and listens for it.
    this.table.addEventListener('keydown', event => this.keyboard.press(event, nameOf(event)));
    this.table.addEventListener('focusin', event => this.#focusCame(nameOf(event)));
    this.table.addEventListener('focusout', () => this.#drawCursor());
    this.resizing = new ResizeObserver(() => this.#resized());
  }

  connectedCallback() {
    this.resizing.observe(this.table);
  }

  disconnectedCallback() {
    this.resizing.disconnect();
  }

  attributeChangedCallback(name) {
    if (this.#position === undefined) {
      return;
    }
    if (['flipped', 'coordinates', 'square', 'picture'].includes(name)) {
      this.drawing = undefined;
    }
    if (name === 'locked') {
      this.#setClicks();
    }
    this.#draw();
  }

  set board(board) {
    this.description = board;
    this.drawing = undefined;
    this.table.className = `table kind-${board.kind} game-${board.game}`;
    this.hand.element.className = `hands game-${board.game}`;
  }

  set texts({ says, language }) {
    this.words = new Words(says);
    this.lang = language;
    if (this.#position !== undefined) {
      this.#draw();
    }
  }

  get geometry() {
    return this.drawing.geometry;
  }

  get isFlipped() {
    return this.hasAttribute('flipped');
  }

  /** Draws a position; `move` is what led to it, shown as the last move, moving and announced. */
  show(position, move = null) {
    const isNews = move !== null && this.#position !== undefined
      && position.position !== this.#position.position;
    this.#position = position;
    this.#move = move;
    this.#setClicks();
    this.#draw();
    if (isNews && !isStill() && !this.hasAttribute('still')) {
      animate(this.drawing, move.effects, this.isFlipped);
    }
    if (isNews && !this.hasAttribute('silent')) {
      this.live.textContent = this.sentence(move);
    }
  }

  sentence(move) {
    return this.words.move(move);
  }

  #setClicks() {
    this.clicks = new Clicks(this.hasAttribute('locked') ? NO_MOVES : this.#position.steps);
  }

  #draw() {
    const { area } = this.#position;
    const key = JSON.stringify(area);
    if (this.drawing === undefined || this.areaKey !== key) {
      this.areaKey = key;
      this.#makeDrawing(area);
    }
    this.drawing.drawPieces(this.#position, this.isFlipped);
    this.wanted = this.hasAttribute('discs') ? help(this.#position) : new Map();
    this.drawing.drawMarks(this.#position, this.#move);
    this.drawing.drawWanted(this.wanted);
    this.#drawPicks();
  }

  #makeDrawing(area) {
    const hadFocus = this.shadowRoot.activeElement?.dataset?.cell !== undefined;
    this.coordinates = this.#hasCoordinates();
    const geometry = new Geometry(this.description, area, {
      flipped: this.isFlipped, coordinates: this.coordinates, square: this.hasAttribute('square'),
    });
    this.drawing = new Drawing(geometry);
    this.table.replaceChildren(this.drawing.root);
    this.pointer.watch(this.drawing.root);
    this.camera = this.#makeCamera();
    this.#drawTools();
    this.#resized();
    if (geometry.cell(this.#focused) === undefined) {
      this.#focused = undefined;
    }
    if (hadFocus) {
      this.focusCell(this.#focused ?? this.#firstCell());
    }
  }

  /** Coordinates give way where cells would become too small for a finger. */
  #hasCoordinates() {
    const { kind, columns } = this.description;
    const width = this.table.clientWidth;
    const isNarrow = kind !== 'table' && width > 0 && width / (1.06 * columns) < LEAST;
    return this.getAttribute('coordinates') !== 'off' && !isNarrow;
  }

  #makeCamera() {
    if (this.description.kind !== 'table') {
      return undefined;
    }
    const least = this.hasAttribute('picture') ? 1 : undefined;
    const camera = new Camera(this.drawing, this.table, least);
    camera.follow(this.camera);
    return camera;
  }

  #resized() {
    if (this.drawing === undefined || this.table.clientWidth === 0) {
      return;
    }
    if (this.coordinates !== this.#hasCoordinates()) {
      this.drawing = undefined;
      this.#draw();
      return;
    }
    if (this.camera?.touched === false) {
      this.camera.fit();
    }
    this.drawing.root.style.setProperty('--px', this.drawing.pixel());
  }

  #drawTools() {
    const buttons = this.camera === undefined ? [] : [
      ['zoom-in', () => this.camera.zoom(1)],
      ['zoom-out', () => this.camera.zoom(-1)],
      ['zoom-fit', () => this.camera.fit()],
    ];
    this.tools.replaceChildren(...buttons.map(([key, act]) =>
      iconButton(key, this.words.say(`board.${key}`), () => { act(); this.#resized(); })));
  }

  /** Draws what depends on what is picked: hints, labels, the hand. */
  #drawPicks() {
    const { drawing, clicks } = this;
    const told = states(this.#position, this.#move, clicks);
    // Before anything is picked the targets would be half of the pieces.
    const targets = clicks.picked.length > 0 ? clicks.nextCells() : [];
    drawing.drawStates(told);
    drawing.drawHints(clicks.picked, targets, this.#pickedTile());
    const one = this.#focused ?? this.#firstCell();
    for (const [name, element] of drawing.cells) {
      element.setAttribute('tabindex', name === one ? 0 : -1);
      const piece = drawing.pieces.get(name)?.piece;
      const label = this.words.cell(name, piece, told.get(name) ?? [], this.wanted.get(name));
      element.setAttribute('aria-label', label);
      element.removeAttribute('aria-selected');
      if (clicks.picked.includes(name)) {
        element.setAttribute('aria-selected', 'true');
      }
    }
    drawing.grid.setAttribute('aria-label', this.getAttribute('label') ?? '');
    drawing.grid.setAttribute('aria-description', this.words.say('board.keys'));
    this.hand.draw(this.#position, clicks, this.words);
    this.#drawCursor();
    this.dispatchEvent(new CustomEvent('board-pick', { detail: { path: clicks.picked } }));
  }

  #pickedTile() {
    const tile = this.clicks.tile();
    const hand = this.#position.hands.find(({ side }) => side === this.#position.toMove);
    const piece = hand?.pieces.find(({ number }) => `tile${number}` === tile);
    return piece === undefined ? undefined : turned(piece, this.clicks.turns());
  }

  #drawCursor() {
    const active = this.shadowRoot.activeElement;
    const focused = active?.matches('[data-cell]:focus-visible') ? active.dataset.cell : undefined;
    const name = focused ?? this.#hovered;
    const mayLie = name !== undefined && this.clicks.nextCells().includes(name);
    this.drawing.drawCursor(name, focused !== undefined, mayLie, this.isFlipped);
  }

  #firstCell() {
    const { rows } = this.geometry;
    const legal = new Set(this.clicks.nextCells());
    const middle = rows[Math.floor(rows.length / 2)];
    const first = rows.flat().find(({ name }) => legal.has(name));
    return (first ?? middle[Math.floor(middle.length / 2)]).name;
  }

  // What keyboard, pointer and hand ask for.

  /** Picks a spot, and plays when that makes a move. */
  choose(spot) {
    const result = this.clicks.pick(spot);
    this.#drawPicks();
    if (result === 'complete') {
      this.#tell('board-move', this.clicks.picked);
    } else if (result === 'refused') {
      this.#tell('board-refused', this.clicks.refused);
    }
  }

  #tell(name, path) {
    this.dispatchEvent(new CustomEvent(name, { detail: { path }, bubbles: true, composed: true }));
  }

  letGo() {
    this.clicks.letGo();
    this.#drawPicks();
  }

  nextCells() {
    return this.clicks.nextCells();
  }

  /** Turns the picked tile by quarters, clockwise where positive. */
  turn(quarters) {
    this.clicks.turn(quarters);
    this.#drawPicks();
    const tile = this.#pickedTile();
    if (tile !== undefined) {
      this.live.textContent = this.words.piece(tile);
    }
  }

  /** Takes a key that means the same everywhere; returns whether there is such a key. */
  command(key, shift) {
    const commands = {
      r: () => this.turn(shift ? -1 : 1), R: () => this.turn(-1),
      '+': () => this.camera?.zoom(1), '-': () => this.camera?.zoom(-1),
      0: () => this.camera?.fit(),
    };
    commands[key]?.();
    return key in commands;
  }

  focusCell(name) {
    const cell = this.geometry.cell(name);
    if (cell !== undefined) {
      this.camera?.show(cell);
      this.drawing.cells.get(name).focus({ preventScroll: this.camera !== undefined });
    }
  }

  /** Puts the focus on a cell that can be picked next, where there is one. */
  focusTarget() {
    const [first] = this.clicks.nextCells();
    if (first !== undefined && this.clicks.picked.length > 0) {
      this.focusCell(this.nextCells().includes(this.#focused) ? this.#focused : first);
    }
  }

  #focusCame(name) {
    this.#focused = name;
    for (const [other, element] of this.drawing.cells) {
      element.setAttribute('tabindex', other === name ? 0 : -1);
    }
    this.#drawCursor();
  }

  hover(name) {
    this.#hovered = name;
    this.#drawCursor();
  }

  /** Picks a spot to drag it; returns whether it can be dragged. */
  lift(spot) {
    const isFirst = this.clicks.steps[0]?.[spot] > 0;
    if (isFirst && !this.clicks.picked.includes(spot)) {
      this.clicks.letGo();
      this.choose(spot);
    }
    return isFirst;
  }

  /** Returns the picture of a lifted piece, which follows the pointer. */
  carry(spot) {
    const piece = this.drawing.pieces.get(spot)?.piece ?? this.#pickedTile();
    return new Carried(
      this.shadowRoot, this.description.game, 100 / this.drawing.pixel(), picture(piece, this.isFlipped));
  }

  /** Lets a dragged piece fall on a cell, or beside the board. */
  drop(name) {
    if (name !== undefined && this.clicks.nextCells().includes(name)) {
      this.choose(name);
    } else if (!this.clicks.picked.includes(name) && this.clicks.tile() === undefined) {
      this.letGo();
    }
  }
}

function nameOf(event) {
  return event.target.closest('[data-cell]').dataset.cell;
}

customElements.define('tabuleiro-board', TabuleiroBoard);
