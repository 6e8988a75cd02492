/** The links of a game: the invitation for a friend, one for watchers, and one for another device. */
import { keyed } from 'lit/directives/keyed.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { hasServer, here } from '../site/address.ts';
import { ask } from '../site/ask.ts';
import { post } from '../site/api.js';
import { copyField, frameOf } from '../site/copy-field.ts';
import { byId, find } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { icon } from '../site/icon.ts';
import * as icons from '../site/icons.ts';
import { locale } from '../site/language.ts';
import { translate } from '../site/messages.ts';
import { loadSetting, saveSetting } from '../site/storage.ts';
import { View } from '../site/view.ts';
import type { GameModel } from './game-model.ts';
import { createKeepOffer } from './keep-offer.ts';
import { loadSide } from './window-side.ts';

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

/** Returns the path of the invitation while the friend's seat is free. */
function invitationOf({ isComplete, isOver, state: { id, open } }: GameModel): string | undefined {
  const token = new URLSearchParams(here().hash.slice(1)).get(INVITATION);
  const path = loadInvitations()[id] ?? (token === null ? undefined : `/g/${id}#s=${token}`);
  return isComplete || isOver || open ? undefined : path;
}

/** What the links depend on. */
interface Shared {
  readonly model: GameModel;
  /** The link for another device, once it is made and until it expires. */
  readonly device: Api.DeviceCode | undefined;
  readonly problem: string;
}

/** The invitation beside the board, and the other links in the drawer. */
export class ShareLinks {
  #invitation: View<Shared>;
  #links: View<Shared>;

  /** Where the game is in this browser alone: the offer to keep it on the site. */
  #keepOffer: HTMLElement | typeof nothing;

  constructor(model: GameModel) {
    this.#keepOffer = globalThis.browserEngine?.isLocalPage
      ? createKeepOffer(model.state.id)
      : nothing;
    const shared: Shared = { model, device: undefined, problem: '' };
    this.#invitation = new View(byId('invite'), shared, invitation);
    this.#links = new View(byId('share-list'), shared, state => this.#template(state));
  }

  draw(): void {
    this.#invitation.update({});
    this.#links.update({});
  }

  #template(shared: Shared): TemplateResult {
    const { id } = shared.model.state;
    const name = `tabuleiro-${id}`;
    const record = download(`/api/v2/games/${id}/record`, `${name}.txt`, 'game.record');
    if (!hasServer) {
      return html`${record}${this.#keepOffer}`;
    }
    return html`${link('game.watch-link', `/g/${id}`, false)}
      <h2>${translate('game.embed')}</h2>
      ${copyField(translate('game.embed'), frameOf(`/embed/g/${id}`))}
      ${shared.model.state.side === '' || shared.model.isOver ? nothing : this.#device(shared)}
      <div class="row">
        ${record}${download(`/g/${id}/position.png`, `${name}.png`, 'game.picture')}
        ${shared.model.isOver ? download(`/g/${id}/game.gif`, `${name}.gif`, 'game.animation') : nothing}
      </div>`;
  }

  /** Returns the link for another device, or the offer to make one; members need none. */
  #device({ model: { state }, device, problem }: Shared): TemplateResult {
    if (device !== undefined) {
      const until = new Date(device.expiresMillis);
      const time = until.toLocaleTimeString(locale, { timeStyle: 'short' });
      return html`<div class="stack device">
        ${link('game.device-link', device.path, true)}
        <p class="quiet">${translate('game.device-until', time)}</p>
      </div>`;
    }
    const isMember = (state.seats.find(({ side }) => side === state.side)?.member ?? '') !== '';
    return html`<div class="stack">
      <h2>${translate('game.device-other')}</h2>
      <p class="quiet">${translate(isMember ? 'game.device-member' : 'game.device-explained')}</p>
      ${problem === '' ? nothing : html`<p class="notice bad" role="alert">${problem}</p>`}
      ${
        isMember
          ? nothing
          : html`<div class="row">
              <button class="button small" type="button" @click=${() => this.#createDeviceLink()}>
                ${translate('game.device-create')}
              </button>
            </div>`
      }
    </div>`;
  }

  async #createDeviceLink(): Promise<void> {
    const { id } = this.#links.state.model.state;
    try {
      const side = (loadSide(id) || undefined) as Side | undefined;
      const device = await ask('POST /games/{id}/devices', { id, side });
      this.#links.update({ device, problem: '' });
      find(this.#links.root, '.device input').focus();
      const expire = () => this.#links.update({ device: undefined });
      setTimeout(expire, device.expiresMillis - Date.now());
    } catch (error) {
      this.#links.update({ problem: errorText(error, 'game.failed') });
    }
  }
}

function invitation({ model }: Shared): TemplateResult | typeof nothing {
  const path = invitationOf(model);
  return path === undefined
    ? nothing
    : html`${link('game.invite', path, true)}
        <p class="quiet">${translate('game.invite-hint')}</p>`;
}

/**
 * Returns a link that saves a file.
 *
 * @param name the name of the file
 * @param key the key of the text
 */
function download(href: string, name: string, key: string): TemplateResult {
  return html`<a class="button small" href=${href} download=${name}
    >${icon(icons.download)}${translate(key)}</a
  >`;
}

/**
 * Returns a heading, a link to copy and its QR code, which is requested when it is opened first.
 *
 * @param key the key of the heading
 * @param isCodeOpen whether the QR code is visible at first
 */
function link(key: string, path: string, isCodeOpen: boolean): TemplateResult {
  return html`<h2>${translate(key)}</h2>
    ${copyField(translate(key), location.origin + path)}
    ${keyed(
      path,
      html`<details
        class="code"
        ?open=${isCodeOpen}
        @toggle=${(event: Event) => drawCode(event, path)}
      >
        <summary>${translate('game.code')}</summary>
        <div class="qr" role="img" aria-label=${translate('game.code-label')} hidden></div>
        <p class="quiet" role="status"></p>
      </details>`,
    )}`;
}

/** Draws the QR code of a link where it is missing, or says why there is none. */
async function drawCode({ currentTarget }: Event, path: string): Promise<void> {
  const details = currentTarget as HTMLDetailsElement;
  const picture = find(details, '.qr');
  if (!details.open || picture.childElementCount > 0) {
    return;
  }
  const status = find(details, '[role=status]');
  try {
    const text: string = await post('/qr', { path });
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    picture.replaceChildren(document.importNode(parsed.documentElement, true));
    picture.hidden = false;
    status.textContent = '';
  } catch (error) {
    status.textContent = errorText(error, 'game.failed');
  }
}
