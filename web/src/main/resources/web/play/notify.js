import { say } from '/site/words.js';

/** Says that it is the reader's turn: in the title of the page, and beside it when allowed. */
export class Turn {
  /** @param name what the page is called otherwise */
  constructor(name) {
    this.name = name;
    this.ply = undefined;
  }

  /** Takes how the game stands. */
  draw(model, options) {
    const { isMyTurn, state } = model;
    document.title = isMyTurn
      ? `● ${say('game.title-turn')} · ${this.name}` : `${this.name} · Tabuleiro`;
    const isNew = isMyTurn && this.ply !== undefined && this.ply !== state.ply;
    if (isNew && document.hidden && options.notify) {
      this.#notify();
    }
    this.ply = state.ply;
  }

  #notify() {
    try {
      const notification = new Notification(say('game.title-turn'), { body: this.name, tag: location.pathname });
      notification.addEventListener('click', () => {
        focus();
        notification.close();
      });
    } catch {
      // Some browsers know notifications and allow none to pages; the title says it.
    }
  }
}
