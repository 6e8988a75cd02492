/** The picture of the day's puzzle, where no server draws it. */
import { hasServer } from '../site/address.js';
import { createBoardPicture } from '../site/board-picture.js';
import { createElement, find } from '../site/dom.js';
import { loadVariation } from '../site/positions.js';

/** Shows a board in place of the picture that a server draws. */
export async function drawDailyPicture(puzzle: Api.PuzzleTask): Promise<void> {
  if (hasServer) {
    return;
  }
  const board = await createBoardPicture(puzzle);
  const { position } = await loadVariation(puzzle, { position: puzzle.position });
  find(document, '.daily-picture').replaceWith(
    createElement('div', { class: 'daily-picture' }, board),
  );
  board.setAttribute('viewer', position.toMove);
  board.show(position);
}
