import { get, newId, put } from '/site/api.js';
import { byId, make } from '/site/dom.js';
import { say } from '/site/words.js';
import { afterPath } from './tries.js';

/**
 * Replies prepared in advance, in games over days while the other side thinks: if that is played,
 * this is my answer. They are entered on the board, one move after the other, or typed.
 */
export class Prepared {
  /** @param redraw is called when the board is to show something else */
  constructor(game, redraw) {
    this.game = game;
    this.redraw = redraw;
    this.root = byId('prepared');
    this.lines = [];
  }

  /** Shows the replies where the reader can have some; they are asked for once a move. */
  async draw(model) {
    const isThere = model.isPlaying && model.state.days && !model.isMyTurn;
    this.root.hidden = !isThere;
    if (this.ply !== model.state.ply) {
      this.#forget();
    }
    this.state = model.state;
    if (!isThere || this.ply === model.state.ply) {
      return;
    }
    this.ply = model.state.ply;
    const { lines } = await get(`/games/${this.game}/prepared`).catch(() => ({ lines: [] }));
    this.lines = lines;
    this.#fill();
  }

  /** Takes a move that was entered on the board while one was asked for. */
  async entered(path) {
    try {
      const after = await afterPath(this.state, this.asked.position.position, path);
      if (this.expected === undefined) {
        this.expected = after.move.move;
        this.asked = after;
        this.#fill();
      } else {
        const line = { on: this.expected, reply: after.move.move };
        this.#forget();
        await this.#put([...this.lines.filter(({ on }) => on !== line.on), line]);
      }
    } catch (refusal) {
      this.#refused(refusal);
    }
    this.redraw();
  }

  #forget() {
    this.asked = undefined;
    this.expected = undefined;
  }

  #begin() {
    this.asked = { position: this.state.position, move: this.state.last ?? null };
    this.#fill();
    this.redraw();
    byId('table').scrollIntoView({ block: 'nearest' });
  }

  #cancel() {
    this.#forget();
    this.#fill();
    this.redraw();
  }

  #fill() {
    this.problem = make('p', { class: 'notice bad', role: 'alert', hidden: true });
    this.root.replaceChildren(make('h2', {}, say('game.prepared')),
      make('p', { class: 'hint' }, say('game.prepared-hint')),
      make('ul', { class: 'prepared' }, ...this.lines.map((line, index) => this.#line(line, index))),
      this.asked === undefined ? this.#form() : this.#question(), this.problem);
  }

  #question() {
    const text = this.expected === undefined
      ? say('game.prepared-expect') : say('game.prepared-answer', this.expected);
    return make('div', { class: 'notice row', role: 'status' }, make('p', {}, text),
      make('button', { type: 'button', class: 'button small', click: () => this.#cancel() },
        say('game.cancel')));
  }

  #form() {
    const on = field('game.prepared-on');
    const reply = field('game.prepared-reply');
    const add = event => {
      event.preventDefault();
      const line = { on: on.input.value.trim(), reply: reply.input.value.trim() };
      this.#put([...this.lines.filter(known => known.on !== line.on), line]).catch(
        refusal => this.#refused(refusal));
    };
    return make('form', { class: 'row', submit: add },
      make('button', { type: 'button', class: 'button small', click: () => this.#begin() },
        say('game.prepared-board')),
      on.label, reply.label, make('button', { class: 'button small' }, say('game.prepared-add')));
  }

  #line({ on, reply }, index) {
    const remove = () => this.#put(this.lines.toSpliced(index, 1)).catch(
      refusal => this.#refused(refusal));
    return make('li', { class: 'row' },
      make('span', { class: 'numbers' }, say('game.prepared-line', on, reply)),
      make('button', { type: 'button', class: 'button small', click: remove,
        'aria-label': say('game.prepared-remove', on, reply) }, say('game.remove')));
  }

  async #put(lines) {
    const kept = await put(`/games/${this.game}/prepared`, { id: newId(), lines });
    this.lines = kept.lines ?? lines;
    this.#fill();
  }

  #refused(refusal) {
    this.problem.textContent = refusal.says || say('game.failed');
    this.problem.hidden = false;
  }
}

function field(key) {
  const input = make('input', { required: true, maxlength: 40, autocomplete: 'off',
    autocapitalize: 'off', spellcheck: 'false' });
  return { input, label: make('label', { class: 'stack short' }, make('span', {}, say(key)), input) };
}
