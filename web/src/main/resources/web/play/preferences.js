import { byId, createElement } from '../site/dom.js';
import { translate } from '../site/messages.js';
import { loadSetting, saveSetting } from '../site/storage.js';

const STORAGE_NAME = 'options';

/** The names of the options, as they are stored. */
/** @typedef {'coordinates' | 'square' | 'discs' | 'confirm' | 'confirmDays' | 'notify' | 'keys'} Option */

/** The visitor's options for all games, kept by the browser. */
export class Preferences {
  /** @type {Partial<Record<Option, boolean>>} */
  #chosen = loadSetting(STORAGE_NAME, {});

  /** @param {() => void} onChange called when an option has changed */
  constructor(onChange) {
    this.onChange = onChange;
  }

  /** Whether boards have coordinates. */
  get coordinates() {
    return this.#chosen.coordinates ?? true;
  }

  /** Whether a diamond stands on an edge. */
  get square() {
    return this.#chosen.square ?? false;
  }

  /** Whether cells show how many patterns want them. */
  get discs() {
    return this.#chosen.discs ?? false;
  }

  /** Whether single keys act, such as r for the rules. */
  get keys() {
    return this.#chosen.keys ?? true;
  }

  /** Whether the browser notifies when it is the visitor's turn. */
  get notify() {
    return (this.#chosen.notify ?? false) && hasNotifications() && isPermitted();
  }

  /**
   * Whether a move is confirmed before it is sent; by default only in correspondence games.
   *
   * @param {boolean} isCorrespondence whether the clock gives days for each move
   */
  confirmsMoves(isCorrespondence) {
    return this.#chosen[isCorrespondence ? 'confirmDays' : 'confirm'] ?? isCorrespondence;
  }

  /**
   * Draws the options that apply to a game.
   *
   * @param {Api.Board['kind']} kind
   * @param {boolean} isCorrespondence
   */
  draw(kind, isCorrespondence) {
    const boxes = [this.#createBox('coordinates', this.coordinates)];
    if (kind === 'diamond') {
      boxes.push(this.#createBox('square', this.square));
    }
    if (kind === 'table') {
      boxes.push(this.#createBox('discs', this.discs));
    }
    const confirm = isCorrespondence ? 'confirmDays' : 'confirm';
    boxes.push(this.#createBox(confirm, this.confirmsMoves(isCorrespondence)));
    if (hasNotifications()) {
      boxes.push(this.#createBox('notify', this.notify));
    }
    boxes.push(this.#createBox('keys', this.keys));
    byId('options-list').replaceChildren(...boxes);
  }

  /**
   * @param {Option} option
   * @param {boolean} isOn
   */
  #createBox(option, isOn) {
    const label = translate(`game.option.${option.toLowerCase()}`);
    /** @type {HTMLInputElement} */
    const box = createElement('input', {
      type: 'checkbox',
      checked: isOn,
      change: () => this.#change(option, box),
    });
    return createElement('label', { class: 'check' }, box, createElement('span', {}, label));
  }

  /**
   * @param {Option} option
   * @param {HTMLInputElement} box
   */
  async #change(option, box) {
    if (option === 'notify' && box.checked && !isPermitted()) {
      box.checked = (await Notification.requestPermission()) === 'granted';
    }
    this.#chosen = { ...this.#chosen, [option]: box.checked };
    saveSetting(STORAGE_NAME, this.#chosen);
    this.onChange();
  }
}

function hasNotifications() {
  return globalThis.Notification !== undefined;
}

function isPermitted() {
  return Notification.permission === 'granted';
}
