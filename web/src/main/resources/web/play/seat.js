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

/**
 * Offers the free seat of a game: to who has its secret, or to anybody where it is open. Who has the
 * secret of a seat that is taken may be its player on another device, and can go on here.
 */
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
    const wanted = model.isOver ? '' : this.#wanted(model);
    if (wanted !== this.shown) {
      this.shown = wanted;
      this.form.hidden = wanted === '';
      this.problem = make('p', { class: 'notice bad', role: 'alert', hidden: true });
      if (wanted === 'taken') {
        this.#fillTaken();
      } else if (wanted !== '') {
        this.#fillFree(wanted);
      }
    }
  }

  /** Returns what to offer: the seat of a friend, any open one, one that is taken, or nothing. */
  #wanted({ isComplete, state }) {
    if (this.secret !== null) {
      return isComplete ? (state.you === '' ? 'taken' : '') : 'invited';
    }
    return !isComplete && state.open && state.you === '' ? 'open' : '';
  }

  #fillTaken() {
    this.form.replaceChildren(
      make('h2', {}, say('game.seat-taken')), make('p', {}, say('game.seat-taken-hint')),
      this.problem,
      make('div', { class: 'row' }, make('button', { class: 'button' }, say('game.seat-mine'))));
  }

  #fillFree(wanted) {
    this.name = make('input', { id: 'seat-name', maxlength: 40, autocomplete: 'nickname',
      value: remembered('name', '') });
    this.form.replaceChildren(
      make('h2', {}, say(`game.${wanted}`)),
      make('div', { class: 'field' },
        make('label', { for: 'seat-name' }, say('game.name')), this.name),
      this.problem,
      make('div', { class: 'row' }, make('button', { class: 'button main' }, say('game.take-seat'))));
  }

  async #take() {
    const name = this.name?.value.trim() ?? remembered('name', '');
    remember('name', name);
    const body = { name: name === '' ? say('game.guest') : name };
    try {
      const { side } = this.secret === null
        ? await post(`/games/${this.game}/join`, body)
        : await post(`/games/${this.game}/seat`, { ...body, token: this.secret });
      sessionStorage.removeItem(`secret:${this.game}`);
      keepSide(this.game, side);
      this.taken();
    } catch (refusal) {
      this.problem.textContent = refusal.says || say('game.failed');
      this.problem.hidden = false;
    }
  }
}
