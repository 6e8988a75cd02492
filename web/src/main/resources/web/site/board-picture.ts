import { BoardPicture } from '../board/picture.ts';
import { applyLook } from './board-options.ts';
import { getCached } from './boards.ts';

/** Returns a board that only shows positions, in the style that the visitor has chosen. */
export async function createBoardPicture({ game, variant }: GameId): Promise<BoardPicture> {
  const board: Api.Board = await getCached(`/boards/${game}/${variant}`);
  const element = new BoardPicture();
  applyLook(element);
  element.setAttribute('picture', '');
  element.inert = true;
  element.board = board;
  return element;
}
