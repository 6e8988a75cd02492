import { hasServer, here } from '../site/address.ts';
import { post } from '../site/api.js';
import { createCopyField, frameOf } from '../site/copy-field.ts';
import { byId, createElement, find } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { createIcon } from '../site/icons.ts';
import { locale } from '../site/language.ts';
import { translate } from '../site/messages.ts';
import { loadSetting, saveSetting } from '../site/storage.ts';
import { sideQuery } from './window-side.ts';
import type { GameModel } from './game-model.ts';

/** The parameter of an address with the invitation that its maker sends to a friend. */
const INVITATION = 'i';

/** The invitations of games that were created here, by the id of the game. */
function loadInvitations(): Record<string, string> {
  return loadSetting('invitations', {});
}

/**
 * Stores the invitation of a game that was created here. Where the browser does not store it, the
 * address of the game has it.
 *
 * @param game the id of the game
 * @returns the address of the game for its maker
 */
export function keepInvitation(game: string, path: string): string {
  const isStored = saveSetting('invitations', { ...loadInvitations(), [game]: path });
  return isStored ? `/g/${game}` : path.replace('#s=', `#${INVITATION}=`);
}

function invitationOf(game: string): string | undefined {
  const token = new URLSearchParams(here().hash.slice(1)).get(INVITATION);
  return loadInvitations()[game] ?? (token === null ? undefined : `/g/${game}#s=${token}`);
}

/** The links of a game: the invitation for a friend, one for watchers, and one for another device. */
export class ShareLinks {
  #invitation: string | undefined;

  /** The part with the link for another device. */
  #device = createElement('div', { class: 'stack', hidden: true });

  /** The animation of a finished game. */
  #animation;

  /** @param game the id of the game */
  constructor(readonly game: string) {
    this.#animation = createDownload(
      `/g/${game}/game.gif`,
      `tabuleiro-${game}.gif`,
      'game.animation',
    );
  }

  /** Tells a member how to play on another device. */
  #drawMemberHint() {
    this.#device.replaceChildren(
      createElement('h2', {}, translate('game.device-other')),
      createElement('p', { class: 'quiet' }, translate('game.device-member')),
    );
  }

  /** Offers a link for another device. */
  #drawDeviceOffer() {
    const problem = createElement('p', { class: 'notice bad', role: 'alert', hidden: true });
    const create = async () => {
      try {
        await this.#createDeviceLink();
      } catch (error) {
        problem.textContent = errorText(error, 'game.failed');
        problem.hidden = false;
      }
    };
    this.#device.replaceChildren(
      createElement('h2', {}, translate('game.device-other')),
      createElement('p', { class: 'quiet' }, translate('game.device-explained')),
      problem,
      createElement(
        'div',
        { class: 'row' },
        createElement(
          'button',
          { type: 'button', class: 'button small', click: create },
          translate('game.device-create'),
        ),
      ),
    );
  }

  async #createDeviceLink() {
    const { path, expiresMillis: expires }: Api.DeviceCode = await post(
      `/games/${this.game}/devices${sideQuery(this.game)}`,
      {},
    );
    const until = new Date(expires).toLocaleTimeString(locale, { timeStyle: 'short' });
    this.#device.replaceChildren(
      ...createLinkParts('game.device-link', path, true),
      createElement('p', { class: 'quiet' }, translate('game.device-until', until)),
    );
    find(this.#device, 'input', HTMLInputElement).focus();
    setTimeout(() => this.#drawDeviceOffer(), expires - Date.now());
  }

  /** Draws the parts that do not change: the link for watchers, the record, and pictures. */
  drawWatchLink() {
    const name = `tabuleiro-${this.game}`;
    const path = `/api/v2/games/${this.game}/record`;
    const record = createDownload(path, `${name}.txt`, 'game.record');
    if (!hasServer) {
      byId('share-list').replaceChildren(record);
      return;
    }
    byId('share-list').replaceChildren(
      ...createLinkParts('game.watch-link', `/g/${this.game}`, false),
      createElement('h2', {}, translate('game.embed')),
      createCopyField(translate('game.embed'), frameOf(`/embed/g/${this.game}`)),
      this.#device,
      createElement(
        'div',
        { class: 'row' },
        record,
        createDownload(`/g/${this.game}/position.png`, `${name}.png`, 'game.picture'),
        this.#animation,
      ),
    );
  }

  /** Shows the invitation while the friend's seat is free. */
  draw(model: GameModel) {
    const isPlayer = model.state.side !== '' && !model.isOver;
    if (this.#device.hidden === isPlayer) {
      this.#device.hidden = !isPlayer;
      const own = model.state.seats.find(({ side }) => side === model.state.side);
      if (own === undefined || own.member === '') {
        this.#drawDeviceOffer();
      } else {
        this.#drawMemberHint();
      }
    }
    this.#animation.hidden = !model.isOver;
    const isWanted = !model.isComplete && !model.isOver && !model.state.open;
    const invitation = isWanted ? invitationOf(this.game) : undefined;
    byId('invite').hidden = invitation === undefined;
    if (invitation !== this.#invitation && invitation !== undefined) {
      byId('invite').replaceChildren(
        ...createLinkParts('game.invite', invitation, true),
        createElement('p', { class: 'quiet' }, translate('game.invite-hint')),
      );
    }
    this.#invitation = invitation;
  }
}

/**
 * Creates a link that saves a file.
 *
 * @param download the name of the file
 * @param key of the text
 */
function createDownload(href: string, download: string, key: string) {
  const attributes = { class: 'button small', href, download };
  return createElement('a', attributes, createIcon('download'), translate(key));
}

/**
 * Returns a heading, a link to copy and its QR code.
 *
 * @param key the key of the heading
 * @param isCodeOpen whether the QR code is visible at first
 */
function createLinkParts(key: string, path: string, isCodeOpen: boolean) {
  return [
    createElement('h2', {}, translate(key)),
    createCopyField(translate(key), location.origin + path),
    createCode(path, isCodeOpen),
  ];
}

/** Creates a QR code, which is requested when it is opened first. */
function createCode(path: string, isOpen: boolean) {
  const label = translate('game.code-label');
  const picture = createElement('div', { class: 'qr', role: 'img', 'aria-label': label });
  const code = createElement(
    'details',
    { class: 'code' },
    createElement('summary', {}, translate('game.code')),
    picture,
  );
  code.addEventListener('toggle', () => drawCode(picture, path), { once: true });
  code.open = isOpen;
  return code;
}

async function drawCode(picture: HTMLElement, path: string) {
  const text: string | undefined = await post('/qr', { path }).catch(() => undefined);
  if (text !== undefined) {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    picture.replaceChildren(document.importNode(parsed.documentElement, true));
  }
}
