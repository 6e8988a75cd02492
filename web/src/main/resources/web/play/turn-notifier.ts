import { here } from '../site/address.ts';
import { translate } from '../site/messages.ts';
import { awaitNextRound } from './next-round.ts';
import type { GameModel } from './game-model.ts';
import type { Preferences } from './preferences.ts';

/**
 * Shows in the title of the page, and as a notification where allowed, that it is one's turn; after a
 * game of a tournament, that the next one has begun.
 */
export class TurnNotifier {
  /** The ply that was drawn last. */
  #ply: number | undefined;
  #awaitNextRound: ReturnType<typeof awaitNextRound> | undefined;

  /** @param name the title of the page at other times */
  constructor(readonly name: string) {}

  draw({ isMyTurn, isOver, state }: GameModel, preferences: Preferences) {
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
