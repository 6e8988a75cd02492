import { catalogue } from '/site/boards.js';
import { byId, make } from '/site/dom.js';
import { icon } from '/site/icons.js';
import { remember, remembered } from '/site/storage.js';
import { say } from '/site/words.js';
import { againstComputer, create } from './create.js';
import { Living } from './living.js';

/** How long one board rests after its move before the next one moves. */
const STEP = 450;

const { families, boards } = await catalogue();
const living = [];
const calm = matchMedia('(prefers-reduced-motion: reduce)');
let paused = remembered('paused', false);

function card(board) {
  const [game, variant] = board.split('/');
  const family = families.find(one => one.game === game);
  const title = family.home === variant ? family.name : say('home.hex', family.name);
  const frame = make('div', { class: 'picture', role: 'img', 'aria-label': say('home.picture', title) });
  living.push(new Living(frame, game, variant));
  const play = make('button', { class: 'button main', type: 'button',
    'aria-label': say('home.play-game', title), click: () => begin(game, variant) }, say('home.play'));
  const more = make('a', { class: 'button', 'aria-label': say('home.choose-game', title),
    href: `/new?game=${game}&variant=${variant}` }, say('home.choose'));
  const rules = make('a', { class: 'button plain', 'aria-label': say('home.rules-game', title),
    href: `/learn/${game}` }, say('home.rules'));
  return make('li', { class: 'card stack' }, frame, make('h3', {}, title),
    make('p', { class: 'quiet' }, family.tagline), make('div', { class: 'row' }, play, more, rules));
}

async function begin(game, variant) {
  const level = byId('level').value;
  remember('level', level);
  try {
    await create(againstComputer(game, variant, level, remembered('name', '') || say('game.guest')));
  } catch (refusal) {
    byId('problem').textContent = refusal.says || say('game.failed');
    byId('problem').hidden = false;
  }
}

function drawMotion() {
  byId('motion').hidden = calm.matches;
  byId('motion').replaceChildren(
    icon(paused ? 'play' : 'pause'), say(paused ? 'home.move' : 'home.still'));
}

for (let level = 1; level <= 9; level++) {
  byId('level').append(make('option', { value: level }, level));
}
byId('level').value = remembered('level', '3');
byId('boards').append(...boards.map(card));
byId('motion').addEventListener('click', () => {
  paused = !paused;
  remember('paused', paused);
  drawMotion();
});
calm.addEventListener('change', drawMotion);
drawMotion();

/** One board after another moves, so that the page stays calm. */
let turn = 0;
setInterval(() => {
  if (!paused && !calm.matches && !document.hidden) {
    const seen = living.filter(({ isSeen }) => isSeen);
    turn += 1;
    seen[turn % seen.length]?.step();
  }
}, STEP);
document.documentElement.dataset.ready = 'yes';
