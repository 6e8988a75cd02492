import { remove } from '../site/api.js';
import { byId, createElement } from '../site/dom.js';
import { errorText } from '../site/errors.js';
import { translate } from '../site/messages.js';
import { loadSetting, saveSetting } from '../site/storage.js';
import { sideQuery } from './window-side.js';

/** @typedef {import('./game-model.js').GameModel} GameModel */

/**
 * The notice about the devices that play the visitor's seat: it tells the owner of a seat of each
 * new device, and a device that its owner has ended it.
 */
export class Devices {
  #notice = byId('devices');

  /** Whether this device has played a seat. */
  #wasPlayer = false;

  /** @param {string} game the id of the game */
  constructor(game) {
    this.game = game;
  }

  /**
   * Shows how many devices have joined, unless the visitor has said that they know it.
   *
   * @param {Api.Devices} devices
   */
  update({ later }) {
    if (later < this.#known) {
      this.#accept(later);
    }
    this.#notice.hidden = later <= this.#known;
    if (!this.#notice.hidden) {
      this.#drawNotice(later);
    }
  }

  /**
   * Tells a player when this device no longer plays the seat.
   *
   * @param {GameModel} model
   */
  draw({ state }) {
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

  /** @param {number} later */
  #accept(later) {
    saveSetting(this.#setting, later);
    this.#notice.hidden = true;
  }

  /** @param {number} later */
  #drawNotice(later) {
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
