import { get } from '/site/api.js';

/** The positions of a game by ply, asked of the server once each. */
export class Positions {
  constructor(game) {
    this.game = game;
    this.known = new Map();
  }

  /** Keeps the position after so many moves; `move` led to it. */
  keep(ply, position, move) {
    this.known.set(ply, Promise.resolve({ position, move: move ?? null }));
  }

  /** Forgets what was taken back. */
  cut(ply) {
    [...this.known.keys()].filter(known => known > ply).forEach(known => this.known.delete(known));
  }

  /** Returns a promise of the position after so many moves, and of the move that led to it. */
  at(ply) {
    if (!this.known.has(ply)) {
      const answer = get(`/games/${this.game}/positions/${ply}`);
      this.known.set(ply, answer);
      answer.catch(() => this.known.delete(ply));
    }
    return this.known.get(ply);
  }
}
