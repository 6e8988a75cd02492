/** Cards that show a part of a board. */
import { ask } from './ask.ts';
import { createBoardPicture } from './board-picture.ts';

/**
 * Shows a position in each element of the class `board-crop`, which names its game and variant.
 *
 * @param known the positions, where the page has them already
 */
export async function drawBoardCrops(known?: Api.BoardPictures['pictures']): Promise<void> {
  const pictures = known ?? (await ask('GET /board-pictures', {})).pictures;
  for (const { game, variant, position } of pictures) {
    const crops = `.board-crop[data-game='${game}'][data-variant='${variant}']`;
    for (const crop of document.querySelectorAll(crops)) {
      const board = await createBoardPicture({ game, variant });
      crop.replaceChildren(board);
      board.show(position);
    }
  }
}
