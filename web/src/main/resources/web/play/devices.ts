import { remove } from '../site/api.js';
import { byId, createElement } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { loadSetting, saveSetting } from '../site/storage.ts';
import { sideQuery } from './window-side.ts';
import type { GameModel } from './game-model.ts';

/**
 * The notice about the devices that play the visitor's seat: it tells the owner of a seat of each
 * new device, and a device that its owner has ended it.
 */
export class Devices {
  #notice = byId('devices');

  /** Whether this device has played a seat. */
  #wasPlayer = false;

  /** @param game the id of the game */
  constructor(readonly game: string) {}

  /** Shows how many devices have joined, unless the visitor has said that they know it. */
  update({ later }: Api.Devices) {
    if (later < this.#known) {
      this.#accept(later);
    }
    this.#notice.hidden = later <= this.#known;
    if (!this.#notice.hidden) {
      this.#drawNotice(later);
    }
  }

  /** Tells a player when this device no longer plays the seat. */
  draw({ state }: GameModel) {
    const isPlayer = state.side !== '';
    if (this.#wasPlayer && !isPlayer) {
      this.#notice.replaceChildren(createElement('p', {}, translate('game.device-ended')));
      this.#notice.hidden = false;
    }
    this.#wasPlayer = isPlayer;
  }

  /** How many devices the visitor knows of. */
  get #known() {
    return loadSetting(this.#setting, 0);
  }

  get #setting() {
    return `devices:${this.game}`;
  }

  #accept(later: number) {
    saveSetting(this.#setting, later);
    this.#notice.hidden = true;
  }

  #drawNotice(later: number) {
    const problem = createElement('p', { class: 'bad', hidden: true });
    const end = async () => {
      try {
        await remove(`/games/${this.game}/devices${sideQuery(this.game)}`);
        this.#accept(0);
      } catch (error) {
        problem.textContent = errorText(error, 'game.failed');
        problem.hidden = false;
      }
    };
    this.#notice.replaceChildren(
      createElement(
        'p',
        {},
        translate(later === 1 ? 'game.device-joined' : 'game.devices-joined', later),
      ),
      problem,
      createElement(
        'div',
        { class: 'row' },
        createElement(
          'button',
          { type: 'button', class: 'button small', click: () => this.#accept(later) },
          translate('game.device-mine'),
        ),
        createElement(
          'button',
          { type: 'button', class: 'button small danger', click: end },
          translate('game.device-end'),
        ),
      ),
    );
  }
}
