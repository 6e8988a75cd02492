import { byId, setText } from '../site/dom.js';
import { translate } from '../site/messages.js';
import { PositionCache } from './position-cache.js';

/** Which position of a game is shown: the current one, or an earlier one that the visitor reviews. */
export class Review {
  /**
   * The ply that is reviewed; undefined shows the current position.
   *
   * @type {number | undefined}
   */
  #ply;

  /** Whether the next position is shown without animation. */
  #isStill = false;

  /**
   * @param {string} id the id of the game
   * @param {import('./game-model.js').GameModel} model
   */
  constructor(id, model) {
    this.model = model;
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

  /**
   * Shows the position after a number of moves.
   *
   * @param {number} ply
   */
  select(ply) {
    const { state } = this.model;
    this.#isStill = ply !== this.shownPly + 1;
    this.#ply = ply === state.ply ? undefined : ply;
    const move = state.moves[ply - 1]?.move ?? '';
    setText(byId('review-status'), translate('game.reviewing', ply, move));
  }

  /**
   * Follows an event that the model has applied.
   *
   * @param {Api.Event} event
   */
  follow({ ply }) {
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
   * @returns {Promise<import('./position-cache.js').ShownPosition | undefined>} undefined where it
   *   cannot be loaded, or another position is shown meanwhile
   */
  async load() {
    const ply = this.shownPly;
    const shown = await this.positions.get(ply).catch(() => undefined);
    return ply === this.shownPly ? shown : undefined;
  }

  #store() {
    const { ply, position, last } = this.model.state;
    this.positions.set(ply, position, last);
  }
}
