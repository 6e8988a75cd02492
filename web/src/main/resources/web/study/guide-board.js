import { byId } from '../site/dom.js';

/**
 * Puts a board on the page of a lesson or a puzzle. With its hand it fills the box that the page has
 * for it, as in a game.
 *
 * @param {import('../board/board.js').TabuleiroBoard} board
 * @param {string} label the accessible name
 */
export function showGuideBoard(board, label) {
  board.setAttribute('label', label);
  board.setAttribute('fill', '');
  byId('board').dataset.kind = board.board.kind;
  byId('board').replaceChildren(board);
}
