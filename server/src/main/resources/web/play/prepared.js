import { get, newId, put } from '/site/api.js';
import { byId, make } from '/site/dom.js';
import { say } from '/site/words.js';

/** Replies prepared in advance, in games over days: if that is played, this is my answer. */
export class Prepared {
  constructor(game) {
    this.game = game;
    this.root = byId('prepared');
    this.lines = [];
  }

  /** Shows the replies where the reader can have some; they are asked for once a move. */
  async draw(model) {
    const isThere = model.isPlaying && model.state.days;
    this.root.hidden = !isThere;
    if (!isThere || this.ply === model.state.ply) {
      return;
    }
    this.ply = model.state.ply;
    const { lines } = await get(`/games/${this.game}/prepared`).catch(() => ({ lines: [] }));
    this.lines = lines;
    this.#fill();
  }

  #fill() {
    this.on = field('game.prepared-on');
    this.reply = field('game.prepared-reply');
    this.problem = make('p', { class: 'notice bad', role: 'alert', hidden: true });
    const form = make('form', { class: 'row', submit: event => this.#add(event) },
      this.on.label, this.reply.label,
      make('button', { class: 'button small' }, say('game.prepared-add')));
    this.root.replaceChildren(make('h2', {}, say('game.prepared')),
      make('p', { class: 'hint' }, say('game.prepared-hint')),
      make('ul', { class: 'prepared' }, ...this.lines.map((line, index) => this.#line(line, index))),
      form, this.problem);
  }

  #line({ on, reply }, index) {
    return make('li', { class: 'row' }, make('span', { class: 'numbers' },
      say('game.prepared-line', on, reply)),
    make('button', { type: 'button', class: 'button small',
      'aria-label': say('game.prepared-remove', on, reply),
      click: () => this.#put(this.lines.toSpliced(index, 1)) }, say('game.remove')));
  }

  #add(event) {
    event.preventDefault();
    const line = { on: this.on.input.value.trim(), reply: this.reply.input.value.trim() };
    this.#put([...this.lines.filter(({ on }) => on !== line.on), line]);
  }

  async #put(lines) {
    try {
      await put(`/games/${this.game}/prepared`, { id: newId(), lines });
      this.lines = lines;
      this.#fill();
      this.on.input.focus();
    } catch (refusal) {
      this.problem.textContent = refusal.says || say('game.failed');
      this.problem.hidden = false;
    }
  }
}

function field(key) {
  const input = make('input', { required: true, maxlength: 40, autocomplete: 'off',
    autocapitalize: 'off', spellcheck: 'false' });
  return { input, label: make('label', { class: 'stack short' }, make('span', {}, say(key)), input) };
}
