import { boardStyle } from './style.js';
import { createPiece } from './pieces.js';
import { createSvg } from './svg.js';
import { createPaints } from './symbols.js';

/** @typedef {{ boardStyle: string, pieceSet: import('./piece-sets.js').PieceSetName }} Look */

/** A small picture of a piece in the colours of its board. */
export class Swatch {
  /**
   * The picture, as large as the text around it. Screen readers skip it, so the text must name the
   * side.
   */
  element = document.createElement('span');

  #picture = document.createElement('span');

  /**
   * @param {string} game the name of the family
   * @param {Api.Piece} piece
   * @param {Look} look
   */
  constructor(game, piece, look) {
    this.piece = piece;
    this.element.className = 'swatch';
    this.element.setAttribute('aria-hidden', 'true');
    this.#picture.className = `swatch-picture game-${game}`;
    const root = this.element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [boardStyle];
    root.append(createPaints(), this.#picture);
    this.draw(look);
  }

  /**
   * Draws the piece as boards are drawn.
   *
   * @param {Look} look
   */
  draw({ boardStyle: style, pieceSet }) {
    this.element.setAttribute('board-style', style);
    this.#picture.replaceChildren(
      createSvg('svg', { viewBox: '-50 -50 100 100' }, createPiece(this.piece, pieceSet)),
    );
  }
}
