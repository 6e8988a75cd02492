import { createSign, pieceSet } from './piece-sets.js';
import { createSvg } from './svg.js';
import { isNumberedTile, rotateTile } from './tile.js';

/** @typedef {import('./piece-sets.js').PieceSetName} PieceSetName */

/**
 * Creates the picture of a piece: about 80 wide, around 0,0. In every set the sides differ by shape as
 * well as by colour.
 *
 * @param {Api.Piece} piece
 * @param {PieceSetName} set
 * @param {boolean} [isFlipped] whether the board is turned by half a turn, and tiles with it
 */
export function createPiece(piece, set, isFlipped = false) {
  const { drawPiece, drawTile } = pieceSet(set);
  const parts = isNumberedTile(piece)
    ? drawTile(isFlipped ? rotateTile(piece, 2) : piece)
    : drawPiece(piece);
  return createSvg('g', { class: `piece ${piece.side} ${piece.kind}` }, ...parts);
}

/**
 * Creates the number that the rules give to a piece.
 *
 * @param {number} value
 */
export function createValue(value) {
  const sign = createSign(String(value).replace('-', '\u2212'), 36);
  sign.classList.add('value');
  return sign;
}
