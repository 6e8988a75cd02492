import { Swatch } from '../board/swatch.ts';
import { chosenLook } from '../site/board-options.ts';

/** The pieces that stand for the two sides of a game: the first that each had when the page opened. */
export class SidePieces {
  #pieces: Partial<Record<Side, Api.Piece>> = {};
  #swatches: Swatch[] = [];
  #look = chosenLook();

  /** @param game the name of the family */
  constructor(
    readonly game: string,
    { pieces, hands }: Api.Position,
  ) {
    const all = [...pieces.map(({ piece }) => piece), ...hands.flatMap(hand => hand.pieces)];
    for (const piece of all.filter(({ kind }) => kind !== 'king')) {
      this.#pieces[piece.side] ??= piece;
    }
  }

  /** Returns a small picture of a side's piece, or undefined where the side has none. */
  createSwatch(side: Side) {
    const piece = this.#pieces[side];
    return piece === undefined ? undefined : this.createPicture(piece);
  }

  /** Returns a small picture of a piece. */
  createPicture(piece: Api.Piece) {
    const swatch = new Swatch(this.game, piece, this.#look);
    this.#swatches.push(swatch);
    return swatch.element;
  }

  /** Draws the pictures again where the visitor has chosen another look since. */
  redraw() {
    const look = chosenLook();
    if (look.boardStyle !== this.#look.boardStyle || look.pieceSet !== this.#look.pieceSet) {
      this.#look = look;
      this.#swatches = this.#swatches.filter(({ element }) => element.isConnected);
      this.#swatches.forEach(swatch => swatch.draw(look));
    }
  }
}
