import { byId } from '../site/dom.ts';
import type { TabuleiroBoard } from '../board/board.ts';

/**
 * Puts a board on the page of a lesson or a puzzle. With its hand it fills the box that the page has
 * for it, as in a game.
 *
 * @param label the accessible name
 */
export function showGuideBoard(board: TabuleiroBoard, label: string) {
  board.setAttribute('label', label);
  board.setAttribute('fill', '');
  byId('board').dataset.kind = board.board.kind;
  byId('board').replaceChildren(board);
}
