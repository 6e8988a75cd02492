import { nameOf } from '../board/labels.ts';
import { byId, setText } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { PositionCache, type ShownPosition } from './position-cache.ts';
import type { GameModel } from './game-model.ts';

/** Which position of a game is shown: the current one, or an earlier one that the visitor reviews. */
export class Review {
  readonly positions: PositionCache;

  /** The ply that is reviewed; undefined shows the current position. */
  #ply: number | undefined;

  /** Whether the next position is shown without animation. */
  #isStill = false;

  /**
   * @param id the id of the game
   * @param onProblem called with the reason why a position cannot be shown
   */
  constructor(
    id: string,
    readonly model: GameModel,
    readonly onProblem: (message: string) => void,
  ) {
    this.positions = new PositionCache(id);
    this.#store();
  }

  /** Whether the current position is shown. */
  get isCurrent() {
    return this.#ply === undefined;
  }

  /** The number of moves before the shown position. */
  get shownPly() {
    return this.#ply ?? this.model.state.ply;
  }

  /** Shows the position after a number of moves. */
  select(ply: number) {
    const { state } = this.model;
    this.#isStill = ply !== this.shownPly + 1;
    this.#ply = ply === state.ply ? undefined : ply;
    const move = state.moves[ply - 1];
    const name = move === undefined ? '' : nameOf(move);
    setText(byId('review-status'), translate('game.reviewing', ply, name));
  }

  /** Follows an event that the model has applied. */
  follow({ ply }: Api.Event) {
    this.positions.truncate(ply);
    this.#store();
    if (this.#ply !== undefined && this.#ply >= ply) {
      this.#ply = undefined;
    }
  }

  /** Forgets the positions, as the model has a new state. */
  reset() {
    this.positions.truncate(-1);
    this.#store();
  }

  /** Returns whether the shown position is drawn without animation, once after each selection. */
  takeStill() {
    const isStill = this.#isStill;
    this.#isStill = false;
    return isStill;
  }

  /**
   * Loads the shown position.
   *
   * @returns undefined where it cannot be loaded, or another position is shown meanwhile
   */
  async load(): Promise<ShownPosition | undefined> {
    const ply = this.shownPly;
    try {
      const shown = await this.positions.get(ply);
      return ply === this.shownPly ? shown : undefined;
    } catch (error) {
      if (ply === this.shownPly) {
        this.onProblem(errorText(error, 'game.failed'));
      }
      return undefined;
    }
  }

  #store() {
    const { ply, position, last } = this.model.state;
    this.positions.set(ply, position, last);
  }
}
