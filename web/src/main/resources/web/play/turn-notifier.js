import { translate } from '../site/messages.js';

/** @typedef {import('./game-model.js').GameModel} GameModel */
/** @typedef {import('./preferences.js').Preferences} Preferences */

/** Shows in the title of the page, and as a notification where allowed, that it is one's turn. */
export class TurnNotifier {
  /**
   * The ply that was drawn last.
   *
   * @type {number | undefined}
   */
  #ply;

  /** @param {string} name the title of the page at other times */
  constructor(name) {
    this.name = name;
  }

  /**
   * @param {GameModel} model
   * @param {Preferences} preferences
   */
  draw({ isMyTurn, state }, preferences) {
    document.title = isMyTurn
      ? `● ${translate('game.title-turn')} · ${this.name}`
      : `${this.name} · Tabuleiro`;
    const isNew = isMyTurn && this.#ply !== undefined && this.#ply !== state.ply;
    if (isNew && document.hidden && preferences.notify) {
      this.#notify();
    }
    this.#ply = state.ply;
  }

  #notify() {
    try {
      const notification = new Notification(translate('game.title-turn'), {
        body: this.name,
        tag: location.pathname,
      });
      notification.addEventListener('click', () => {
        focus();
        notification.close();
      });
    } catch {
      // Some browsers have notifications, but refuse them to pages. The title shows the turn.
    }
  }
}
