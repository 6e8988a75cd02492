import { byId, make } from '/site/dom.js';
import { icon } from '/site/icons.js';
import { say } from '/site/words.js';

/** The list of moves, and the buttons that go through them. */
export class Moves {
  /** @param go is called with the ply to look at */
  constructor(go) {
    this.go = go;
    this.list = byId('moves');
    this.drawn = [];
    this.#drawSteps();
    addEventListener('keydown', event => this.#key(event));
  }

  /**
   * Draws the list.
   *
   * @param ply the position that is looked at
   */
  draw(moves, ply) {
    this.ply = ply;
    this.length = moves.length;
    byId('moves-none').hidden = moves.length > 0;
    if (moves.length !== this.drawn.length || moves.at(-1) !== this.drawn.at(-1)) {
      this.drawn = moves;
      this.list.replaceChildren(...rows(moves).map(row => this.#row(row)));
    }
    this.list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const current = this.list.querySelector(`[data-ply="${ply}"]`);
    current?.setAttribute('aria-current', 'true');
    this.#scroll(current);
    for (const button of byId('steps').querySelectorAll('[data-step]')) {
      const isBack = Number(button.dataset.step) < 0;
      const atEnd = isBack ? ply === 0 : ply === moves.length;
      button.setAttribute('aria-disabled', atEnd);
    }
  }

  /** Scrolls the list alone, never the page. */
  #scroll(current) {
    const list = this.list;
    if (current === null) {
      list.scrollTop = 0;
      return;
    }
    const top = current.offsetTop - list.offsetTop;
    const below = top + current.offsetHeight - list.clientHeight;
    list.scrollTop = Math.min(Math.max(list.scrollTop, below), top);
  }

  #row({ number, first, second }) {
    return make('li', {}, make('span', { class: 'quiet' }, `${number}.`),
      this.#move(first), this.#move(second));
  }

  #move(entry) {
    if (entry === undefined) {
      return make('span', { class: 'quiet' }, '…');
    }
    return make('button', {
      type: 'button', class: 'ply', 'data-ply': entry.ply, click: () => this.go(entry.ply),
    }, entry.move);
  }

  #drawSteps() {
    const steps = [[-Infinity, 'start'], [-1, 'back'], [1, 'forward'], [Infinity, 'end']];
    byId('steps').replaceChildren(...steps.map(([step, key]) => make('button', {
      type: 'button', class: `button small step step-${key}`, 'data-step': step,
      'aria-label': say(`game.step.${key}`), title: say(`game.step.${key}`),
      click: () => this.#step(step),
    }, icon(key))));
  }

  #step(step) {
    const ply = Math.min(Math.max(this.ply + step, 0), this.length);
    if (ply !== this.ply) {
      this.go(ply);
    }
  }

  /** Arrows go through the moves wherever they mean nothing else; Home and End in the list. */
  #key(event) {
    const isHere = event.target.closest('#moves, #steps') !== null;
    const steps = { ArrowLeft: -1, ArrowRight: 1,
      ...(isHere ? { Home: -Infinity, End: Infinity } : {}) };
    const isElsewhere = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey
      || event.target.closest('input, select, textarea, summary, .log, tabuleiro-board');
    if (event.key in steps && !isElsewhere) {
      event.preventDefault();
      this.#step(steps[event.key]);
    }
  }
}

/** Returns the moves in rows of a number and a move of each side; the second may begin. */
export function rows(moves) {
  const all = [];
  moves.forEach((move, index) => {
    const entry = { move: move.move, ply: index + 1 };
    if (move.side === 'first' || all.length === 0 || all.at(-1)[move.side] !== undefined) {
      all.push({ number: all.length + 1 });
    }
    all.at(-1)[move.side] = entry;
  });
  return all;
}
