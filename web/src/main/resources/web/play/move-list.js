import { byId, createElement } from '../site/dom.js';
import { createIcon } from '../site/icons.js';
import { translate } from '../site/messages.js';

/** A move in the list: its text, and the number of moves after it. */
/** @typedef {{ move: string, ply: number }} ListedMove */

/** A row of the list: the moves of both sides. */
/** @typedef {{ number: number, first?: ListedMove, second?: ListedMove }} MoveRow */

const STEPS = /** @type {const} */ ([
  [-Infinity, 'start'],
  [-1, 'back'],
  [1, 'forward'],
  [Infinity, 'end'],
]);

/** The controls that use the arrow keys themselves. */
const KEY_USERS = 'input, select, textarea, summary, .log, tabuleiro-board';

/** The list of moves, and the buttons that step through the game. */
export class MoveList {
  #ply = 0;

  /** @type {Api.Move[]} */
  #moves = [];

  /** @param {(ply: number) => void} onSelect called with the ply to show */
  constructor(onSelect) {
    this.onSelect = onSelect;
    this.list = byId('moves');
    this.#drawSteps();
    addEventListener('keydown', event => this.#press(event));
  }

  /**
   * Draws the list.
   *
   * @param {Api.Move[]} moves
   * @param {number} ply the position that is shown
   */
  draw(moves, ply) {
    const isChanged = moves.length !== this.#moves.length || moves.at(-1) !== this.#moves.at(-1);
    this.#ply = ply;
    this.#moves = moves;
    byId('moves-none').hidden = moves.length > 0;
    if (isChanged) {
      this.list.replaceChildren(...rowsOf(moves).map(row => this.#createRow(row)));
    }
    this.list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const current = this.list.querySelector(`[data-ply="${ply}"]`);
    current?.setAttribute('aria-current', 'true');
    this.#scrollTo(current);
    for (const button of byId('steps').querySelectorAll('[data-step]')) {
      const isBack = Number(button.getAttribute('data-step')) < 0;
      const isAtEnd = isBack ? ply === 0 : ply === moves.length;
      button.setAttribute('aria-disabled', String(isAtEnd));
    }
  }

  /**
   * Scrolls within the list, never the page.
   *
   * @param {Element | null} current
   */
  #scrollTo(current) {
    const { list } = this;
    if (!(current instanceof HTMLElement)) {
      list.scrollTop = 0;
      return;
    }
    const top = current.offsetTop - list.offsetTop;
    const bottom = top + current.offsetHeight - list.clientHeight;
    list.scrollTop = Math.min(Math.max(list.scrollTop, bottom), top);
  }

  /** @param {MoveRow} row */
  #createRow({ number, first, second }) {
    return createElement(
      'li',
      {},
      createElement('span', { class: 'quiet' }, `${number}.`),
      this.#createMove(first),
      this.#createMove(second),
    );
  }

  /** @param {ListedMove | undefined} entry */
  #createMove(entry) {
    if (entry === undefined) {
      return createElement('span', { class: 'quiet' }, '…');
    }
    const { move, ply } = entry;
    return createElement(
      'button',
      { type: 'button', class: 'ply', 'data-ply': ply, click: () => this.onSelect(ply) },
      move,
    );
  }

  #drawSteps() {
    byId('steps').replaceChildren(
      ...STEPS.map(([step, name]) => {
        const label = translate(`game.step.${name}`);
        const attributes = {
          type: 'button',
          class: `button small step step-${name}`,
          'data-step': step,
          'aria-label': label,
          title: label,
          click: () => this.#step(step),
        };
        return createElement('button', attributes, createIcon(name));
      }),
    );
  }

  /** @param {number} step */
  #step(step) {
    const ply = Math.min(Math.max(this.#ply + step, 0), this.#moves.length);
    if (ply !== this.#ply) {
      this.onSelect(ply);
    }
  }

  /**
   * Steps by the arrow keys, wherever no other control uses them; within the list also by Home and
   * End.
   *
   * @param {KeyboardEvent} event
   */
  #press(event) {
    const target = event.target instanceof Element ? event.target : null;
    const isInList = (target?.closest('#moves, #steps') ?? null) !== null;
    /** @type {Record<string, number>} */
    const steps = isInList
      ? { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }
      : { ArrowLeft: -1, ArrowRight: 1 };
    const isUsed =
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      (target?.closest(KEY_USERS) ?? null) !== null;
    if (event.key in steps && !isUsed) {
      event.preventDefault();
      this.#step(steps[event.key]);
    }
  }
}

/**
 * Returns the moves in rows of one move of each side. The second side may begin.
 *
 * @param {Api.Move[]} moves
 */
export function rowsOf(moves) {
  /** @type {MoveRow[]} */
  const rows = [];
  moves.forEach(({ move, side }, index) => {
    const entry = { move, ply: index + 1 };
    const last = rows.at(-1);
    if (last === undefined || side === 'first' || last[side] !== undefined) {
      rows.push({ number: rows.length + 1, [side]: entry });
    } else {
      last[side] = entry;
    }
  });
  return rows;
}
