import { byId, setText } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { nameBoard } from '../site/name-board.ts';
import { View } from '../site/view.ts';
import type { TabuleiroBoard } from '../board/board.ts';

/** Whether an answer says that an attempt was right or wrong, or neither. */
export type AnswerKind = '' | 'good' | 'bad';

/**
 * Puts a board on the page of a lesson or a puzzle. With its hand it fills the box that the page has
 * for it, as in a game.
 *
 * @param label the accessible name
 * @param game the game of the board
 */
export function showGuideBoard(board: TabuleiroBoard, label: string, game: string) {
  nameBoard(board, game);
  board.setAttribute('label', label);
  board.setAttribute('fill', '');
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

/** What a page of a lesson or a puzzle shows: its text, and an answer in the rail of the board. */
interface Guide {
  readonly answer: string;
  readonly kind: AnswerKind;
}

/** The text of a lesson or a puzzle. Without an answer, the rail says whose turn it is. */
export class GuideView<State extends Guide> extends View<State> {
  override update(changes: Partial<State>): void {
    super.update(changes);
    const { answer, kind } = this.state;
    const rail = byId('answer');
    rail.className = `rail status ${kind}`;
    setText(rail, answer || turnText());
  }
}

function turnText() {
  const board = byId('board').querySelector('tabuleiro-board');
  const side = board?.getAttribute('viewer') ?? '';
  return board === null || side === ''
    ? ''
    : translate('analysis.to-move', board.labels.side(side));
}
