import { byId, make } from '/site/dom.js';

/** How many lines are kept. */
const MOST = 200;

/** What happens in the game, line by line; screen readers say each line once. */
export class Log {
  constructor() {
    this.element = byId('log');
  }

  /** Adds a line; `kind` is `move`, `answer` or `asked`. */
  add(text, kind) {
    if (text === '') {
      return;
    }
    this.element.append(make('p', { class: kind }, text));
    while (this.element.children.length > MOST) {
      this.element.firstChild.remove();
    }
    this.element.scrollTop = this.element.scrollHeight;
  }
}
