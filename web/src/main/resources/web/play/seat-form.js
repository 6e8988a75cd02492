import { here, replaceAddress } from '../site/address.js';
import { post } from '../site/api.js';
import { byId, createElement } from '../site/dom.js';
import { errorText } from '../site/errors.js';
import { translate } from '../site/messages.js';
import { windowStorage } from '../site/storage.js';
import { playerName, saveName, savedName } from '../site/visitor.js';
import { Devices } from './devices.js';
import { saveSide } from './window-side.js';

/** @typedef {import('./game-model.js').GameModel} GameModel */

/**
 * The names of a game.
 *
 * @typedef {object} GameFamily
 * @property {string} name the name of the family
 * @property {Record<string, string>} texts the texts of the board
 */

/** What opens a seat: the token of an invitation, or the code for another device. */
/** @typedef {'token' | 'code'} KeyKind */

/** The parameter of the address that holds each kind of key. */
const PARAMETERS = /** @type {const} */ ({ token: 's', code: 'd' });

/**
 * Moves the key of a seat from the address to the session: it is then not visible in the address,
 * it is in no history, and a reload does not lose it.
 *
 * @param {string} game the id of the game
 */
function takeKeyFromAddress(game) {
  const parameters = new URLSearchParams(here().hash.slice(1));
  for (const kind of /** @type {KeyKind[]} */ (['token', 'code'])) {
    const key = parameters.get(PARAMETERS[kind]);
    // Where the window cannot keep the key, it stays in the address for a reload.
    if (key !== null && windowStorage.setItem(keyName(game, kind), key)) {
      removeHash();
    }
  }
}

/**
 * @param {string} game
 * @param {KeyKind} kind
 */
function loadKey(game, kind) {
  return windowStorage.getItem(keyName(game, kind));
}

/** @param {string} game */
function removeKeys(game) {
  windowStorage.removeItem(keyName(game, 'token'));
  windowStorage.removeItem(keyName(game, 'code'));
  if (here().hash !== '') {
    removeHash();
  }
}

function removeHash() {
  replaceAddress(here().pathname + here().search);
}

/**
 * @param {string} game
 * @param {KeyKind} kind
 */
function keyName(game, kind) {
  return `seat-${kind}:${game}`;
}

/**
 * What the form offers: the seat of an invitation, the seat of an open challenge, the way on for
 * the visitor whose invitation was used, the player's own seat on this device, or nothing.
 *
 * @typedef {'invited' | 'open' | 'spent' | 'device' | ''} SeatOffer
 */

/** The form that takes a seat. */
export class SeatForm {
  #form = byId('seat-form');
  #problem = createProblem();

  /** @type {HTMLInputElement | undefined} */
  #name;

  /** @type {SeatOffer | undefined} */
  #offer;

  /**
   * @param {string} game the id of the game
   * @param {GameFamily} family
   * @param {() => void} onTaken called when the seat is taken
   */
  constructor(game, family, onTaken) {
    this.game = game;
    this.family = family;
    this.devices = new Devices(game);
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
    takeKeyFromAddress(this.game);
    this.devices.draw(model);
    const offer = model.isOver ? '' : this.#offerOf(model);
    if (offer === this.#offer) {
      return;
    }
    this.#offer = offer;
    this.#form.hidden = offer === '';
    this.#problem = createProblem();
    switch (offer) {
      case 'spent':
        this.#drawSpentInvitation();
        break;
      case 'device':
        this.#drawDevice();
        break;
      case 'invited':
      case 'open':
        this.#drawFreeSeat(offer, model);
        break;
      case '':
        break;
    }
  }

  /**
   * @param {GameModel} model
   * @returns {SeatOffer}
   */
  #offerOf({ isComplete, state }) {
    if (loadKey(this.game, 'code') !== null) {
      return state.side === '' ? 'device' : '';
    }
    if (loadKey(this.game, 'token') === null) {
      return !isComplete && state.open && state.side === '' ? 'open' : '';
    }
    if (!isComplete) {
      return 'invited';
    }
    return state.side === '' ? 'spent' : '';
  }

  #drawSpentInvitation() {
    const watch = () => {
      removeKeys(this.game);
      this.#form.hidden = true;
    };
    this.#form.replaceChildren(
      createElement('h2', {}, translate('game.spent')),
      createElement('p', {}, translate('game.spent-hint')),
      createElement(
        'div',
        { class: 'row' },
        createElement(
          'button',
          { type: 'button', class: 'button main', click: watch },
          translate('game.spent-watch'),
        ),
        createElement('a', { class: 'button', href: '/new' }, translate('game.spent-new')),
      ),
    );
  }

  #drawDevice() {
    this.#name = undefined;
    this.#form.replaceChildren(
      createElement('h2', {}, translate('game.device')),
      createElement('p', {}, translate('game.device-hint')),
      this.#problem,
      createSubmitRow('game.device-take', 'button main'),
    );
  }

  /**
   * @param {'invited' | 'open'} offer
   * @param {GameModel} model
   */
  #drawFreeSeat(offer, model) {
    this.#name = createElement('input', {
      id: 'seat-name',
      maxlength: 40,
      autocomplete: 'nickname',
      value: savedName(),
    });
    this.#form.replaceChildren(
      createElement('h2', {}, formatInvitation(offer, model, this.family)),
      createElement('p', {}, formatTerms(model, this.family)),
      createElement('p', {}, createRulesLink(model, this.family)),
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
    if (this.#name !== undefined) {
      saveName(this.#name.value);
    }
    const body = { name: playerName() };
    try {
      /** @type {Api.TakenSeat} */
      const { side } = await this.#requestSeat(body);
      removeKeys(this.game);
      saveSide(this.game, side);
      this.onTaken();
    } catch (error) {
      this.#problem.textContent = errorText(error, 'game.failed');
      this.#problem.hidden = false;
    }
  }

  /** @param {{ name: string }} body */
  #requestSeat(body) {
    const code = loadKey(this.game, 'code');
    if (code !== null) {
      return post(`/games/${this.game}/seat`, { ...body, code });
    }
    const token = loadKey(this.game, 'token');
    return token === null
      ? post(`/games/${this.game}/join`, body)
      : post(`/games/${this.game}/seat`, { ...body, token });
  }
}

/**
 * Returns who invites to what.
 *
 * @param {'invited' | 'open'} offer
 * @param {GameModel} model
 * @param {GameFamily} family
 */
function formatInvitation(offer, { state }, { name }) {
  const host = state.seats.find(seat => seat.taken);
  return host === undefined
    ? translate('game.invited', name)
    : translate(offer === 'open' ? 'game.open' : 'game.invited-by', host.name, name);
}

/**
 * Returns what the players agree to: the side, the board and the clock.
 *
 * @param {GameModel} model
 * @param {GameFamily} family
 */
function formatTerms({ state }, { texts }) {
  const free = state.seats.filter(seat => !seat.taken);
  const sides =
    free.length === 1 ? [translate('game.you-play', texts[`side.${free[0].side}`])] : [];
  return [...sides, byId('setting').textContent].join(' · ');
}

/**
 * @param {GameModel} model
 * @param {GameFamily} family
 */
function createRulesLink({ state }, { name }) {
  const link = { href: `/learn/${state.game}`, target: '_blank' };
  return createElement('a', link, translate('game.invited-rules', name));
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
