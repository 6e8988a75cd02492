import { boardStyle } from './style.ts';
import { createPiece } from './pieces.ts';
import { createSvg } from './svg.ts';
import { createPaints } from './symbols.ts';
import type { PieceSetName } from './piece-sets.ts';

type Look = { boardStyle: string; pieceSet: PieceSetName };

/** A small picture of a piece in the colours of its board. */
export class Swatch {
  /**
   * The picture, as large as the text around it. Screen readers skip it, so the text must name the
   * side.
   */
  element = document.createElement('span');
  #picture = document.createElement('span');

  /** @param game the name of the family */
  constructor(
    game: string,
    readonly piece: Api.Piece,
    look: Look,
  ) {
    this.element.className = 'swatch';
    this.element.setAttribute('aria-hidden', 'true');
    this.#picture.className = `swatch-picture game-${game}`;
    const root = this.element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [boardStyle];
    root.append(createPaints(), this.#picture);
    this.draw(look);
  }

  /** Draws the piece as boards are drawn. */
  draw({ boardStyle: style, pieceSet }: Look) {
    this.element.setAttribute('board-style', style);
    this.#picture.replaceChildren(
      createSvg('svg', { viewBox: '-50 -50 100 100' }, createPiece(this.piece, pieceSet)),
    );
  }
}
