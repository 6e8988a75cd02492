/** The looks of a board, as pictures to choose from. */
import { html } from 'lit/html.js';
import { BOARD_STYLES, chosenLook, type Look } from '../site/board-options.ts';
import { createBoardPicture } from '../site/board-picture.ts';
import { translate } from '../site/messages.ts';
import { View } from '../site/view.ts';

/** The pieces that go with a style of boards. */
const PIECES = { material: 'own', plain: 'plain', contrast: 'contrast' } as const;

/** Shows the looks with the position of a game, and calls a function with the one that is chosen. */
export async function showLooks(
  root: HTMLElement,
  game: Api.Game,
  onChoose: (look: Look) => void,
): Promise<void> {
  const pictures = await Promise.all(
    BOARD_STYLES.map(async style => {
      const picture = await createBoardPicture(game);
      picture.setAttribute('board-style', style);
      picture.setAttribute('piece-set', PIECES[style]);
      return picture;
    }),
  );
  const view: View<object> = new View(
    root,
    {},
    () =>
      html`${BOARD_STYLES.map(
        (boardStyle, index) =>
          html`<button
            type="button"
            class="look"
            aria-pressed=${chosenLook().boardStyle === boardStyle}
            @click=${() => {
              onChoose({ boardStyle, pieceSet: PIECES[boardStyle] });
              view.update({});
            }}
          >
            <span class="board-picture">${pictures[index]}</span>
            ${translate(`game.option.boardstyle.${boardStyle}`)}
          </button>`,
      )}`,
  );
  view.update({});
  pictures.forEach(picture => picture.show(game.position));
}
