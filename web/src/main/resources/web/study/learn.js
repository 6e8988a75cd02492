/** The page with links to the rules of each game. */
import '../site/header.js';
import { get } from '../site/api.js';
import { createBoard, loadCatalogue } from '../site/boards.js';
import { byId, createElement } from '../site/dom.js';
import { errorText, showProblem } from '../site/errors.js';

/** @param {Api.Catalogue['families'][number]} family */
async function loadCard({ game, name, tagline, credit, home }) {
  const id = { game, variant: home };
  /** @type {[import('../board/board.js').TabuleiroBoard, Api.DemoGame]} */
  const [board, { moments }] = await Promise.all([createBoard(id), get(`/demos/${game}/${home}`)]);
  board.setAttribute('picture', '');
  board.setAttribute('locked', '');
  board.setAttribute('coordinates', 'off');
  const picture = { class: 'game-picture', 'aria-hidden': 'true', inert: true };
  const card = createElement(
    'li',
    { class: 'card game-card' },
    createElement('div', picture, board),
    createElement('h2', {}, createElement('a', { href: `/learn/${game}` }, name)),
    createElement('p', {}, tagline),
    createElement('p', { class: 'quiet' }, credit),
  );
  // A position from the first third shows pieces in typical places.
  const { position } = moments[Math.floor(moments.length / 3)];
  return { card, draw: () => board.show(position) };
}

try {
  const { families } = await loadCatalogue();
  for (const { card, draw } of await Promise.all(families.map(loadCard))) {
    byId('games').append(card);
    draw();
  }
} catch (error) {
  showProblem(errorText(error, 'analysis.offline'));
}
document.documentElement.dataset.ready = 'yes';
