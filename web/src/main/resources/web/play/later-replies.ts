import { importLater } from '../site/later.ts';
import type { GameModel } from './game-model.ts';
import type { PreparedReplies } from './prepared-replies.ts';

type Script = typeof import('./prepared-replies.ts');

/** The prepared replies, whose script is imported when the player of a correspondence game waits. */
export class LaterReplies {
  #replies: PreparedReplies | undefined;
  #script: Promise<Script> | undefined;

  /** @param onEntryChange called when the board has to show another position */
  constructor(
    readonly model: GameModel,
    readonly onEntryChange: () => void,
  ) {}

  /** The position in which the next move of a reply is entered; undefined when none is entered. */
  get entry() {
    return this.#replies?.entry;
  }

  /** Handles a move that was entered on the board. */
  enterPath(path: string[]) {
    return this.#replies?.enterPath(path);
  }

  /** Draws the replies where the player can have some. Without the script there are none. */
  async draw(): Promise<void> {
    const { state, isPlaying, isMyTurn } = this.model;
    if (isPlaying && state.correspondence && !isMyTurn) {
      this.#script ??= importLater<Script>('/play/prepared-replies.ts');
      const script = await this.#script.catch(() => undefined);
      this.#replies ??= script && new script.PreparedReplies(this.model, this.onEntryChange);
    }
    await this.#replies?.draw();
  }
}
