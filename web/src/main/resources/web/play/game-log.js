import { byId, createElement } from '../site/dom.js';

const MAX_LINES = 200;

/** The log of a game. Screen readers announce each new line. */
export class GameLog {
  constructor() {
    this.element = byId('log');
  }

  /**
   * Adds a line; an empty text adds none.
   *
   * @param {string} text
   * @param {'move' | 'answer' | 'asked'} kind
   */
  add(text, kind) {
    if (text === '') {
      return;
    }
    this.element.append(createElement('p', { class: kind }, text));
    while (this.element.children.length > MAX_LINES) {
      this.element.firstChild?.remove();
    }
    this.element.scrollTop = this.element.scrollHeight;
  }
}
