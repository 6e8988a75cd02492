import { post } from '../site/api.js';
import { byId, createElement } from '../site/dom.js';
import { errorText } from '../site/errors.js';
import { translate } from '../site/messages.js';
import { loadSetting, saveSetting } from '../site/storage.js';

/** @typedef {import('./game-model.js').GameModel} GameModel */

/**
 * Returns the token of a seat that the address contains, or that it contained before; null when
 * there is none. The token is removed from the address, so that nobody sees it there, and kept in
 * the session, so that a reload does not lose it.
 *
 * @param {string} game the id of the game
 */
function takeSeatToken(game) {
  const token = new URLSearchParams(location.hash.slice(1)).get('s');
  const name = tokenName(game);
  if (token !== null) {
    sessionStorage.setItem(name, token);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return sessionStorage.getItem(name);
}

/** @param {string} game */
function tokenName(game) {
  return `secret:${game}`;
}

/**
 * Returns the side that this window plays, where one browser has both seats; else empty.
 *
 * @param {string} game the id of the game
 */
export function loadSide(game) {
  return sessionStorage.getItem(`side:${game}`) ?? '';
}

/**
 * Stores the side that this window plays; an empty side changes nothing.
 *
 * @param {string} game the id of the game
 * @param {Side | ''} side
 */
export function saveSide(game, side) {
  if (side) {
    sessionStorage.setItem(`side:${game}`, side);
  }
}

/**
 * What the form offers: the seat of an invitation, the seat of an open challenge, a taken seat whose
 * player may continue on this device, or nothing.
 *
 * @typedef {'invited' | 'open' | 'taken' | ''} SeatOffer
 */

/** The form that takes a seat. */
export class SeatForm {
  #form = byId('seat-form');
  #problem = createProblem();

  /** @type {HTMLInputElement | undefined} */
  #name;

  /** @type {string | null} */
  #token = null;

  /** @type {SeatOffer | undefined} */
  #offer;

  /**
   * @param {string} game the id of the game
   * @param {() => void} onTaken called when the seat is taken
   */
  constructor(game, onTaken) {
    this.game = game;
    this.onTaken = onTaken;
    this.#form.addEventListener('submit', event => {
      event.preventDefault();
      this.#takeSeat();
    });
  }

  /**
   * Shows the form where there is a seat to take, and hides it otherwise.
   *
   * @param {GameModel} model
   */
  draw(model) {
    this.#token = takeSeatToken(this.game);
    const offer = model.isOver ? '' : this.#offerOf(model);
    if (offer === this.#offer) {
      return;
    }
    this.#offer = offer;
    this.#form.hidden = offer === '';
    this.#problem = createProblem();
    if (offer === 'taken') {
      this.#drawTakenSeat();
    } else if (offer !== '') {
      this.#drawFreeSeat(offer);
    }
  }

  /**
   * @param {GameModel} model
   * @returns {SeatOffer}
   */
  #offerOf({ isComplete, state }) {
    if (this.#token === null) {
      return !isComplete && state.open && state.you === '' ? 'open' : '';
    }
    if (!isComplete) {
      return 'invited';
    }
    return state.you === '' ? 'taken' : '';
  }

  #drawTakenSeat() {
    this.#form.replaceChildren(
      createElement('h2', {}, translate('game.seat-taken')),
      createElement('p', {}, translate('game.seat-taken-hint')),
      this.#problem,
      createSubmitRow('game.seat-mine', 'button'),
    );
  }

  /** @param {'invited' | 'open'} offer */
  #drawFreeSeat(offer) {
    this.#name = createElement('input', {
      id: 'seat-name',
      maxlength: 40,
      autocomplete: 'nickname',
      value: loadSetting('name', ''),
    });
    this.#form.replaceChildren(
      createElement('h2', {}, translate(`game.${offer}`)),
      createElement(
        'div',
        { class: 'field' },
        createElement('label', { for: 'seat-name' }, translate('game.name')),
        this.#name,
      ),
      this.#problem,
      createSubmitRow('game.take-seat', 'button main'),
    );
  }

  async #takeSeat() {
    const name = this.#name?.value.trim() ?? loadSetting('name', '');
    saveSetting('name', name);
    const body = { name: name === '' ? translate('game.guest') : name };
    try {
      /** @type {Api.TakenSeat} */
      const { side } =
        this.#token === null
          ? await post(`/games/${this.game}/join`, body)
          : await post(`/games/${this.game}/seat`, { ...body, token: this.#token });
      sessionStorage.removeItem(tokenName(this.game));
      saveSide(this.game, side);
      this.onTaken();
    } catch (error) {
      this.#problem.textContent = errorText(error, 'game.failed');
      this.#problem.hidden = false;
    }
  }
}

function createProblem() {
  return createElement('p', { class: 'notice bad', role: 'alert', hidden: true });
}

/**
 * @param {string} key
 * @param {string} classes
 */
function createSubmitRow(key, classes) {
  const button = createElement('button', { class: classes }, translate(key));
  return createElement('div', { class: 'row' }, button);
}
