import { createBoard } from './boards.js';

const ATTRIBUTES = { picture: '', silent: '', locked: '', coordinates: 'off' };

/**
 * Returns a board that only shows positions: without coordinates, keys, sounds and moves.
 *
 * @param {GameId} id
 */
export async function createBoardPicture(id) {
  const board = await createBoard(id);
  for (const [name, value] of Object.entries(ATTRIBUTES)) {
    board.setAttribute(name, value);
  }
  board.inert = true;
  return board;
}
