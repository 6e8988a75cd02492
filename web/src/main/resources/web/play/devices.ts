/**
 * The notice about the devices that play the visitor's seat: it tells the owner of a seat of each
 * new device, and a device that its owner has ended it.
 */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { remove } from '../site/api.js';
import { byId } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { loadSetting, saveSetting } from '../site/storage.ts';
import { View } from '../site/view.ts';
import type { GameModel } from './game-model.ts';
import { sideQuery } from './window-side.ts';

interface Joined {
  /** How many devices have joined that the visitor does not know of. */
  readonly later: number;
  /** Whether this device no longer plays the seat. */
  readonly hasEnded: boolean;
  readonly problem: string;
}

export class Devices {
  #notice: View<Joined>;

  /** Whether this device has played a seat. */
  #wasPlayer = false;

  /** @param game the id of the game */
  constructor(readonly game: string) {
    const none: Joined = { later: 0, hasEnded: false, problem: '' };
    this.#notice = new View(byId('devices'), none, state => this.#template(state));
  }

  /** Shows how many devices have joined, unless the visitor has said that they know it. */
  update({ later }: Api.Devices): void {
    const known = loadSetting(this.#setting, 0);
    if (later < known) {
      this.#accept(later);
    } else {
      this.#notice.update({ later: later > known ? later : 0, problem: '' });
    }
  }

  /** Tells a player when this device no longer plays the seat. */
  draw({ state }: GameModel): void {
    const isPlayer = state.side !== '';
    if (this.#wasPlayer && !isPlayer) {
      this.#notice.update({ hasEnded: true });
    }
    this.#wasPlayer = isPlayer;
  }

  get #setting() {
    return `devices:${this.game}`;
  }

  #accept(later: number): void {
    saveSetting(this.#setting, later);
    this.#notice.update({ later: 0, problem: '' });
  }

  async #end(): Promise<void> {
    try {
      await remove(`/games/${this.game}/devices${sideQuery(this.game)}`);
      this.#accept(0);
    } catch (error) {
      this.#notice.update({ problem: errorText(error, 'game.failed') });
    }
  }

  #template({ later, hasEnded, problem }: Joined): TemplateResult | typeof nothing {
    if (hasEnded) {
      return html`<p>${translate('game.device-ended')}</p>`;
    }
    if (later === 0) {
      return nothing;
    }
    const button = (key: string, style: string, act: () => unknown) =>
      html`<button class="button small ${style}" type="button" @click=${act}>
        ${translate(key)}
      </button>`;
    return html`<p>
        ${translate(later === 1 ? 'game.device-joined' : 'game.devices-joined', later)}
      </p>
      ${problem === '' ? nothing : html`<p class="bad">${problem}</p>`}
      <div class="row">
        ${button('game.device-mine', '', () => this.#accept(later))}
        ${button('game.device-end', 'danger', () => this.#end())}
      </div>`;
  }
}
