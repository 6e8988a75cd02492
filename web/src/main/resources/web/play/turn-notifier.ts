import { here } from '../site/address.ts';
import { importLater } from '../site/later.ts';
import { translate } from '../site/messages.ts';
import type { GameModel } from './game-model.ts';
import type { Preferences } from './preferences.ts';

/**
 * Shows in the title of the page, and as a notification where allowed, that it is one's turn; after a
 * game of a tournament, that the next one has begun.
 */
export class TurnNotifier {
  /** The ply that was drawn last. */
  #ply: number | undefined;

  /** In a game of a tournament, what is called with whether the game is over. */
  #onEnd: Promise<(isOver: boolean) => void> | undefined;

  /**
   * @param name the title of the page at other times
   * @param onNextRound called when the next game of a tournament has begun, every second of its
   *   countdown
   */
  constructor(
    readonly name: string,
    readonly onNextRound: () => void,
  ) {}

  draw(model: GameModel, preferences: Preferences) {
    const { isMyTurn, isOver, isInTournament, state } = model;
    if (isInTournament) {
      type NextRound = typeof import('./next-round.ts');
      this.#onEnd ??= importLater<NextRound>('/play/next-round.ts').then(script =>
        script.awaitNextRound(state, next => {
          model.nextRound = next;
          this.onNextRound();
        }),
      );
      // Where the script could not be loaded, the next drawing tries again.
      this.#onEnd.then(
        onEnd => onEnd(isOver),
        () => (this.#onEnd = undefined),
      );
    }
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
