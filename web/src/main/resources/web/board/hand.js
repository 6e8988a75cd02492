import { iconButton } from './icons.js';
import { picture, turned } from './pieces.js';
import { svg } from './svg.js';

/** The pieces off the board: tiles to lay, with their turning, or kings that wait. */
export class Hand {
  /** @param board what a pick in the hand acts on */
  constructor(board) {
    this.board = board;
    this.element = document.createElement('div');
    this.element.className = 'hands';
  }

  /** Draws the hands, the mover's first. */
  draw(position, clicks, words) {
    const focused = this.element.getRootNode().activeElement?.dataset?.spot;
    const hands = position.hands.filter(({ pieces }) => pieces.length > 0)
      .toSorted((a, b) => (b.side === position.toMove) - (a.side === position.toMove));
    this.element.replaceChildren(
      ...hands.map(hand => this.#hand(hand, position.toMove, clicks, words)));
    this.#setRoving(focused);
    this.#button(focused)?.focus();
  }

  #hand({ side, pieces }, toMove, clicks, words) {
    const group = document.createElement('div');
    const isMover = side === toMove && clicks.steps[0] !== undefined;
    group.className = `hand ${isMover ? 'mover' : 'other'}`;
    group.setAttribute('role', 'group');
    group.setAttribute('aria-label', words.say('board.hand', words.side(side)));
    const tiles = pieces.map(piece => this.#piece(piece, isMover, clicks, words));
    group.append(...tiles);
    if (isMover && clicks.tile() !== undefined) {
      group.append(this.#turner(clicks, words));
    }
    return group;
  }

  #piece(piece, isMover, clicks, words) {
    const spot = `tile${piece.number}`;
    const isPicked = isMover && clicks.tile() === spot;
    const canBePicked = isMover && piece.kind === 'tile' && spot in clicks.steps[0];
    const seen = isPicked ? turned(piece, clicks.turns()) : piece;
    const image = svg('svg', { viewBox: '-50 -50 100 100', 'aria-hidden': 'true' },
      picture(piece.kind === 'tile' ? seen : piece));
    const element = document.createElement(canBePicked ? 'button' : 'span');
    element.className = 'held';
    element.setAttribute('aria-label', words.piece(seen));
    element.append(image);
    if (canBePicked) {
      element.type = 'button';
      element.dataset.spot = spot;
      element.tabIndex = -1;
      element.setAttribute('aria-pressed', isPicked);
      element.addEventListener('pointerdown', event => this.board.pointer.press(event, spot));
      element.addEventListener('click', event => this.#click(event, spot));
      element.addEventListener('keydown', event => this.#key(event, spot));
    } else {
      element.setAttribute('role', 'img');
    }
    return element;
  }

  /** Takes a click that no pointer made: from the keyboard or a screen reader. */
  #click(event, spot) {
    if (event.detail === 0) {
      this.board.choose(spot);
      this.board.focusTarget();
    }
  }

  #key(event, spot) {
    const buttons = this.#buttons();
    const at = buttons.findIndex(button => button.dataset.spot === spot);
    const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
    const next = {
      Home: 0, End: buttons.length - 1,
    }[event.key] ?? (event.key in steps ? at + steps[event.key] : undefined);
    if (next !== undefined) {
      const button = buttons[Math.min(Math.max(next, 0), buttons.length - 1)];
      this.#setRoving(button.dataset.spot);
      button.focus();
      event.preventDefault();
    } else if (event.key === 'Escape') {
      this.board.letGo();
    } else if (this.board.command(event.key, event.shiftKey)) {
      event.preventDefault();
    }
  }

  #turner(clicks, words) {
    const turner = document.createElement('div');
    turner.className = 'turner';
    for (const [quarters, key] of [[-1, 'turn-left'], [1, 'turn-right']]) {
      const button =
        iconButton(key, words.say(`board.${key}`), () => this.board.turn(quarters));
      button.dataset.spot = key;
      button.disabled = !clicks.canTurn();
      turner.append(button);
    }
    return turner;
  }

  #buttons() {
    return [...this.element.querySelectorAll('.held[data-spot]')];
  }

  #button(spot) {
    return [...this.element.querySelectorAll('[data-spot]')]
      .find(button => button.dataset.spot === spot);
  }

  /** Only one tile is reached by Tab; arrows lead to the others. */
  #setRoving(spot) {
    const buttons = this.#buttons();
    const one = buttons.find(button => button.dataset.spot === spot)
      ?? buttons.find(button => button.ariaPressed === 'true') ?? buttons[0];
    buttons.forEach(button => { button.tabIndex = button === one ? 0 : -1; });
  }
}
