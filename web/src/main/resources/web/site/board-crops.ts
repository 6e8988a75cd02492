/** Cards that show a part of a board. */
import { ask } from './ask.ts';
import { createBoardPicture } from './board-picture.js';

/** Shows a position in each element of the class `board-crop`, which names its game and variant. */
export async function drawBoardCrops(): Promise<void> {
  const { pictures } = await ask('GET /board-pictures', {});
  for (const { game, variant, position } of pictures) {
    const crops = `.board-crop[data-game='${game}'][data-variant='${variant}']`;
    for (const crop of document.querySelectorAll(crops)) {
      const board = await createBoardPicture({ game, variant });
      crop.replaceChildren(board);
      board.show(position);
    }
  }
}
