import { createBoard } from './boards.ts';

const ATTRIBUTES = { picture: '', silent: '', locked: '', coordinates: 'off' };

/** Returns a board that only shows positions: without coordinates, keys, sounds and moves. */
export async function createBoardPicture(id: GameId) {
  const board = await createBoard(id);
  for (const [name, value] of Object.entries(ATTRIBUTES)) {
    board.setAttribute(name, value);
  }
  board.inert = true;
  return board;
}
