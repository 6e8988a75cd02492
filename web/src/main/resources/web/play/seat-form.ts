import { here, replaceAddress } from '../site/address.ts';
import { post } from '../site/api.js';
import { byId, createElement } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { windowStorage } from '../site/storage.ts';
import { playerName, saveName, savedName } from '../site/visitor.ts';
import { Devices } from './devices.ts';
import { saveSide } from './window-side.ts';
import type { GameModel } from './game-model.ts';

/** The names of a game. */
interface GameFamily {
  /** the name of the family */
  name: string;
  /** the texts of the board */
  texts: Record<string, string>;
}

/** What opens a seat: the token of an invitation, or the code for another device. */
type KeyKind = 'token' | 'code';

/** The parameter of the address that holds each kind of key. */
const PARAMETERS = { token: 's', code: 'd' } as const;

/**
 * Moves the key of a seat from the address to the session: it is then not visible in the address,
 * it is in no history, and a reload does not lose it.
 *
 * @param game the id of the game
 */
function takeKeyFromAddress(game: string) {
  const parameters = new URLSearchParams(here().hash.slice(1));
  for (const kind of ['token', 'code'] as KeyKind[]) {
    const key = parameters.get(PARAMETERS[kind]);
    // Where the window cannot keep the key, it stays in the address for a reload.
    if (key !== null && windowStorage.setItem(keyName(game, kind), key)) {
      removeHash();
    }
  }
}

function loadKey(game: string, kind: KeyKind) {
  return windowStorage.getItem(keyName(game, kind));
}

function removeKeys(game: string) {
  windowStorage.removeItem(keyName(game, 'token'));
  windowStorage.removeItem(keyName(game, 'code'));
  if (here().hash !== '') {
    removeHash();
  }
}

function removeHash() {
  replaceAddress(here().pathname + here().search);
}

function keyName(game: string, kind: KeyKind) {
  return `seat-${kind}:${game}`;
}

/**
 * What the form offers: the seat of an invitation, the seat of an open challenge, the way on for
 * the visitor whose invitation was used, the player's own seat on this device, or nothing.
 */
type SeatOffer = 'invited' | 'open' | 'spent' | 'device' | '';

/** The form that takes a seat. */
export class SeatForm {
  readonly devices: Devices;

  #form = byId('seat-form');
  #problem = createProblem();
  #name: HTMLInputElement | undefined;
  #offer: SeatOffer | undefined;

  /**
   * @param game the id of the game
   * @param onTaken called when the seat is taken
   */
  constructor(
    readonly game: string,
    readonly family: GameFamily,
    readonly onTaken: () => void,
  ) {
    this.devices = new Devices(game);
    this.#form.addEventListener('submit', event => {
      event.preventDefault();
      this.#takeSeat();
    });
  }

  /** Shows the form where there is a seat to take, and hides it otherwise. */
  draw(model: GameModel) {
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

  #offerOf({ isComplete, state }: GameModel): SeatOffer {
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

  #drawFreeSeat(offer: 'invited' | 'open', model: GameModel) {
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
      const { side }: Api.TakenSeat = await this.#requestSeat(body);
      removeKeys(this.game);
      saveSide(this.game, side);
      this.onTaken();
    } catch (error) {
      this.#problem.textContent = errorText(error, 'game.failed');
      this.#problem.hidden = false;
    }
  }

  #requestSeat(body: { name: string }) {
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

/** Returns who invites to what. */
function formatInvitation(offer: 'invited' | 'open', { state }: GameModel, { name }: GameFamily) {
  const host = state.seats.find(seat => seat.taken);
  return host === undefined
    ? translate('game.invited', name)
    : translate(offer === 'open' ? 'game.open' : 'game.invited-by', host.name, name);
}

/** Returns what the players agree to: the side, the board and the clock. */
function formatTerms({ state }: GameModel, { texts }: GameFamily) {
  const free = state.seats.filter(seat => !seat.taken);
  const sides =
    free.length === 1 ? [translate('game.you-play', texts[`side.${free[0].side}`])] : [];
  return [...sides, byId('setting').textContent].join(' · ');
}

function createRulesLink({ state }: GameModel, { name }: GameFamily) {
  const link = { href: `/learn/${state.game}`, target: '_blank' };
  return createElement('a', link, translate('game.invited-rules', name));
}

function createProblem() {
  return createElement('p', { class: 'notice bad', role: 'alert', hidden: true });
}

function createSubmitRow(key: string, classes: string) {
  const button = createElement('button', { class: classes }, translate(key));
  return createElement('div', { class: 'row' }, button);
}
