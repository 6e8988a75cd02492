import { post } from '/site/api.js';
import { byId, make } from '/site/dom.js';
import { remember, remembered } from '/site/storage.js';
import { say } from '/site/words.js';

/**
 * Takes the secret of a seat out of the address, so that nobody sees it there; it is kept until the
 * page is closed, so that a reload loses nothing.
 */
export function secretOf(game) {
  const secret = new URLSearchParams(location.hash.slice(1)).get('s');
  const name = `secret:${game}`;
  if (secret !== null) {
    sessionStorage.setItem(name, secret);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return sessionStorage.getItem(name);
}

/** Returns which side this window plays, where one browser holds both; empty otherwise. */
export function sideHere(game) {
  return sessionStorage.getItem(`side:${game}`) ?? '';
}

/** Keeps which side this window plays. */
export function keepSide(game, side) {
  if (side) {
    sessionStorage.setItem(`side:${game}`, side);
  }
}

/** Offers the free seat of a game: to who has its secret, or to anybody where it is open. */
export class SeatForm {
  /** @param taken is called when the seat was taken */
  constructor(game, taken) {
    this.game = game;
    this.taken = taken;
    this.form = byId('seat-form');
    this.form.addEventListener('submit', event => {
      event.preventDefault();
      this.#take();
    });
  }

  /** Shows the form where there is a seat to take, and hides it otherwise. */
  draw(model) {
    this.secret = secretOf(this.game);
    const isFree = !model.isComplete && !model.isOver;
    const mayTake = isFree && (this.secret !== null || (model.state.open && model.state.you === ''));
    if (mayTake === !this.form.hidden) {
      return;
    }
    this.form.hidden = !mayTake;
    if (mayTake) {
      this.#fill();
    }
  }

  #fill() {
    const invited = this.secret !== null;
    this.name = make('input', { id: 'seat-name', maxlength: 40, autocomplete: 'nickname',
      value: remembered('name', '') });
    this.problem = make('p', { class: 'notice bad', role: 'alert', hidden: true });
    this.form.replaceChildren(
      make('h2', {}, say(invited ? 'game.invited' : 'game.open')),
      make('div', { class: 'field' },
        make('label', { for: 'seat-name' }, say('game.name')), this.name),
      this.problem,
      make('div', { class: 'row' }, make('button', { class: 'button main' }, say('game.take-seat'))));
  }

  async #take() {
    const name = this.name.value.trim();
    remember('name', name);
    const body = { name: name === '' ? say('game.guest') : name };
    try {
      const { side } = this.secret === null
        ? await post(`/games/${this.game}/join`, body)
        : await post(`/games/${this.game}/seat`, { ...body, token: this.secret });
      sessionStorage.removeItem(`secret:${this.game}`);
      keepSide(this.game, side);
      this.form.hidden = true;
      this.taken();
    } catch (refusal) {
      this.problem.textContent = refusal.says || say('game.failed');
      this.problem.hidden = false;
    }
  }
}
