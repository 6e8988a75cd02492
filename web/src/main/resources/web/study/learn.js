/** The page with the guided games and rules of all boards. The server writes the cards. */
import '../site/header.js';
import { get } from '../site/api.js';
import { createBoard } from '../site/boards.js';
import { find } from '../site/dom.js';
import { errorText, showProblem } from '../site/errors.js';
import { finishedLessons } from '../site/progress.js';

/** @param {HTMLElement} card */
async function drawCard(card) {
  const { game = '', variant = '' } = card.dataset;
  const path = new URL(find(card, '.cover', HTMLAnchorElement).href).pathname;
  find(card, '.done').hidden = !finishedLessons().has(path);
  const id = { game, variant };
  /** @type {[import('../board/board.js').TabuleiroBoard, Api.DemoGame]} */
  const [board, { moments }] = await Promise.all([
    createBoard(id),
    get(`/demos/${game}/${variant}`),
  ]);
  for (const [name, value] of Object.entries({ picture: '', locked: '', coordinates: 'off' })) {
    board.setAttribute(name, value);
  }
  find(card, '.game-picture').replaceChildren(board);
  // A position from the first third shows pieces in typical places.
  board.show(moments[Math.floor(moments.length / 3)].position);
}

try {
  const cards = [...document.querySelectorAll('.game-card')];
  await Promise.all(cards.map(card => drawCard(/** @type {HTMLElement} */ (card))));
} catch (error) {
  showProblem(errorText(error, 'game.failed'));
}
document.documentElement.dataset.ready = 'yes';
