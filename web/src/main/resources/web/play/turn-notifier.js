import { here } from '../site/address.js';
import { translate } from '../site/messages.js';
import { awaitNextRound } from './next-round.js';

/** @typedef {import('./game-model.js').GameModel} GameModel */
/** @typedef {import('./preferences.js').Preferences} Preferences */

/**
 * Shows in the title of the page, and as a notification where allowed, that it is one's turn; after a
 * game of a tournament, that the next one has begun.
 */
export class TurnNotifier {
  /**
   * The ply that was drawn last.
   *
   * @type {number | undefined}
   */
  #ply;

  /** @type {ReturnType<typeof awaitNextRound> | undefined} */
  #awaitNextRound;

  /** @param {string} name the title of the page at other times */
  constructor(name) {
    this.name = name;
  }

  /**
   * @param {GameModel} model
   * @param {Preferences} preferences
   */
  draw({ isMyTurn, isOver, state }, preferences) {
    this.#awaitNextRound ??= awaitNextRound(state);
    this.#awaitNextRound(isOver);
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
        tag: here().pathname,
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
