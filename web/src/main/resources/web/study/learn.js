/** The page with the guided games and rules of all boards. The server writes the cards. */
import '../site/header.js';
import { createBoard } from '../site/boards.js';
import { find } from '../site/dom.js';
import { errorText, showProblem } from '../site/errors.js';
import { loadVariation } from '../site/positions.js';
import { finishedLessons } from '../site/progress.js';

/** @param {HTMLElement} card */
async function drawCard(card) {
  const { game = '', variant = '', position = '' } = card.dataset;
  const path = new URL(find(card, '.cover', HTMLAnchorElement).href).pathname;
  find(card, '.done').hidden = !finishedLessons().has(path);
  const id = { game, variant };
  const [board, shown] = await Promise.all([createBoard(id), loadVariation(id, { position })]);
  for (const [name, value] of Object.entries({ picture: '', locked: '', coordinates: 'off' })) {
    board.setAttribute(name, value);
  }
  find(card, '.game-picture').replaceChildren(board);
  board.show(shown.position);
}

try {
  const cards = [...document.querySelectorAll('.game-card')];
  await Promise.all(cards.map(card => drawCard(/** @type {HTMLElement} */ (card))));
} catch (error) {
  showProblem(errorText(error, 'game.failed'));
}
document.documentElement.dataset.ready = 'yes';
