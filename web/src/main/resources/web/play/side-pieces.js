import { createSwatch } from '../board/swatch.js';

/** The pieces that stand for the two sides of a game: the first that each had when the page opened. */
export class SidePieces {
  /** @type {Partial<Record<Side, Api.Piece>>} */
  #pieces = {};

  /**
   * @param {string} game the name of the family
   * @param {Api.Position} position
   */
  constructor(game, { pieces, hands }) {
    this.game = game;
    const all = [...pieces.map(({ piece }) => piece), ...hands.flatMap(hand => hand.pieces)];
    for (const piece of all.filter(({ kind }) => kind !== 'king')) {
      this.#pieces[piece.side] ??= piece;
    }
  }

  /**
   * Returns a small picture of a side's piece, or undefined where the side has none.
   *
   * @param {Side} side
   */
  createSwatch(side) {
    const piece = this.#pieces[side];
    return piece && createSwatch(this.game, piece);
  }
}
