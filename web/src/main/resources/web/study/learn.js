import { get } from '/site/api.js';
import { boardElement, catalogue } from '/site/boards.js';
import { byId, make } from '/site/dom.js';
import { say } from '/site/words.js';

/** The page from which one goes to the rules of each game. */
async function card({ game, name, tagline, credit, variants, home }) {
  const variant = home ?? variants[0].variant;
  const [board, { moments }] = await Promise.all(
    [boardElement(game, variant), get(`/demos/${game}/${variant}`)]);
  // Some way into a game it looks like itself.
  const { position } = moments[Math.floor(moments.length / 3)];
  board.setAttribute('picture', '');
  board.setAttribute('locked', '');
  board.setAttribute('coordinates', 'off');
  const item = make('li', { class: 'card game-card' },
    make('div', { class: 'game-picture', 'aria-hidden': true, inert: true }, board),
    make('h2', {}, make('a', { href: `/learn/${game}` }, name)),
    make('p', {}, tagline), make('p', { class: 'quiet' }, credit));
  return { item, draw: () => board.show(position) };
}

try {
  const { families } = await catalogue();
  for (const { item, draw } of await Promise.all(families.map(card))) {
    byId('games').append(item);
    draw();
  }
} catch (refusal) {
  byId('problem').hidden = false;
  byId('problem').textContent = refusal.says || say('analysis.offline');
}
document.documentElement.dataset.ready = 'yes';
