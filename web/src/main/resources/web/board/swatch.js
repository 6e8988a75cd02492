import { boardStyle } from './style.js';
import { createPiece } from './pieces.js';
import { createSvg } from './svg.js';

/**
 * Returns a small picture of a piece in the colours of its board. It is as large as its text, and
 * hidden from screen readers: name the side beside it.
 *
 * @param {string} game the name of the family
 * @param {Api.Piece} piece
 */
export function createSwatch(game, piece) {
  const swatch = document.createElement('span');
  swatch.className = 'swatch';
  swatch.setAttribute('aria-hidden', 'true');
  const root = swatch.attachShadow({ mode: 'open' });
  const picture = document.createElement('span');
  picture.className = `swatch-picture game-${game}`;
  picture.append(createSvg('svg', { viewBox: '-50 -50 100 100' }, createPiece(piece)));
  root.adoptedStyleSheets = [boardStyle];
  root.append(picture);
  return swatch;
}
