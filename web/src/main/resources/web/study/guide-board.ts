import { byId } from '../site/dom.ts';
import type { TabuleiroBoard } from '../board/board.ts';

/** Whether an answer says that an attempt was right or wrong, or neither. */
export type AnswerKind = '' | 'good' | 'bad';

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

/** Shows a position for an attempt: at once, and seen by the side to move. */
export function showForAttempt(board: TabuleiroBoard, position: Api.Position) {
  board.toggleAttribute('still', true);
  board.toggleAttribute('locked', false);
  board.setAttribute('viewer', position.toMove);
  board.show(position);
  board.toggleAttribute('still', false);
}
