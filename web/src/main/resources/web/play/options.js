import { byId, make } from '/site/dom.js';
import { remember, remembered } from '/site/storage.js';
import { say } from '/site/words.js';

const NAME = 'options';

/** What a person likes, kept by the browser for all games. */
export class Options {
  /** @param changed is called when something was chosen */
  constructor(changed) {
    this.changed = changed;
    this.chosen = remembered(NAME, {});
  }

  /** Whether coordinates are drawn. */
  get coordinates() {
    return this.chosen.coordinates ?? true;
  }

  /** Whether a diamond stands on an edge. */
  get square() {
    return this.chosen.square ?? false;
  }

  /** Whether cells show whose patterns want them. */
  get discs() {
    return this.chosen.discs ?? false;
  }

  /** Whether a move is shown once more before it is sent: where nothing was chosen, over days. */
  confirms(isOverDays) {
    return this.chosen[isOverDays ? 'confirmDays' : 'confirm'] ?? isOverDays;
  }

  /** Whether the browser is to say that it is the reader's turn. */
  get notify() {
    return (this.chosen.notify ?? false) && globalThis.Notification?.permission === 'granted';
  }

  /** Shows the options that mean something in a game. */
  draw(kind, isOverDays) {
    const boxes = [
      ['coordinates', this.coordinates],
      ...(kind === 'diamond' ? [['square', this.square]] : []),
      ...(kind === 'table' ? [['discs', this.discs]] : []),
      [isOverDays ? 'confirmDays' : 'confirm', this.confirms(isOverDays)],
      ...(globalThis.Notification === undefined ? [] : [['notify', this.notify]]),
    ];
    byId('options-list').replaceChildren(...boxes.map(([name, isOn]) => this.#box(name, isOn)));
  }

  #box(name, isOn) {
    const key = `game.option.${name.toLowerCase()}`;
    const box = make('input', { type: 'checkbox', checked: isOn,
      change: event => this.#choose(name, event.target) });
    return make('label', { class: 'check' }, box, make('span', {}, say(key)));
  }

  async #choose(name, box) {
    if (name === 'notify' && box.checked && Notification.permission !== 'granted') {
      box.checked = await Notification.requestPermission() === 'granted';
    }
    this.chosen = { ...this.chosen, [name]: box.checked };
    remember(NAME, this.chosen);
    this.changed();
  }
}
