import { get } from '../site/api.js';

/** A position and the move that led to it. */
export type ShownPosition = { position: Api.Position; move?: Api.Move | null };

/** The positions of a game by ply. Each is requested from the server once. */
export class PositionCache {
  #positions: Map<number, Promise<ShownPosition>> = new Map();

  /** @param game the id of the game */
  constructor(readonly game: string) {}

  /**
   * Stores a position.
   *
   * @param ply the number of moves before it
   * @param move the move that led to it
   */
  set(ply: number, position: Api.Position, move: Api.Move | undefined) {
    this.#positions.set(ply, Promise.resolve({ position, move: move ?? null }));
  }

  /** Forgets the positions after a ply, when moves were taken back. */
  truncate(ply: number) {
    for (const known of [...this.#positions.keys()].filter(key => key > ply)) {
      this.#positions.delete(known);
    }
  }

  /** Returns the position after a number of moves. */
  get(ply: number) {
    let answer = this.#positions.get(ply);
    if (answer === undefined) {
      const requested: Promise<ShownPosition> = get(`/games/${this.game}/positions/${ply}`);
      this.#positions.set(ply, requested);
      requested.catch(() => this.#positions.delete(ply));
      answer = requested;
    }
    return answer;
  }
}
