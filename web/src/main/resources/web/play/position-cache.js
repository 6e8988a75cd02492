import { get } from '../site/api.js';

/**
 * A position and the move that led to it.
 *
 * @typedef {{ position: Api.Position, move?: Api.Move | null }} ShownPosition
 */

/** The positions of a game by ply. Each is requested from the server once. */
export class PositionCache {
  /** @type {Map<number, Promise<ShownPosition>>} */
  #positions = new Map();

  /** @param {string} game the id of the game */
  constructor(game) {
    this.game = game;
  }

  /**
   * Stores a position.
   *
   * @param {number} ply the number of moves before it
   * @param {Api.Position} position
   * @param {Api.Move | undefined} move the move that led to it
   */
  set(ply, position, move) {
    this.#positions.set(ply, Promise.resolve({ position, move: move ?? null }));
  }

  /**
   * Forgets the positions after a ply, when moves were taken back.
   *
   * @param {number} ply
   */
  truncate(ply) {
    for (const known of [...this.#positions.keys()].filter(key => key > ply)) {
      this.#positions.delete(known);
    }
  }

  /**
   * Returns the position after a number of moves.
   *
   * @param {number} ply
   */
  get(ply) {
    let answer = this.#positions.get(ply);
    if (answer === undefined) {
      /** @type {Promise<ShownPosition>} */
      const requested = get(`/games/${this.game}/positions/${ply}`);
      this.#positions.set(ply, requested);
      requested.catch(() => this.#positions.delete(ply));
      answer = requested;
    }
    return answer;
  }
}
