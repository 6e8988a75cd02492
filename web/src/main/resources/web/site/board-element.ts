/** The board element with what the server says about a board. */
import { type TabuleiroBoard } from '../board/board.ts'; // Also defines the element.
import { applyLook } from './board-options.ts';
import { getCached } from './boards.ts';

/**
 * Gives a board element the description and the texts of a game, and the style and the pieces that the
 * visitor has chosen.
 */
export async function configureBoard(element: TabuleiroBoard, { game, variant }: GameId) {
  const [board, texts] = await Promise.all([
    getCached(`/boards/${game}/${variant}`),
    getCached(`/texts/${game}`),
  ]);
  applyLook(element);
  element.board = board;
  element.texts = texts;
  return element;
}

/** Returns a board element that is ready to show positions of a game. */
export function createBoard(id: GameId) {
  return configureBoard(document.createElement('tabuleiro-board'), id);
}
