/** The picture of the day's puzzle, where no server draws it. */
import { hasServer } from '../site/address.ts';
import { createBoardPicture } from '../site/board-picture.ts';
import { createElement, find } from '../site/dom.ts';
import { loadVariation } from '../site/positions.ts';

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
