/** The home page: a card with a moving board for each game. */
import { loadCatalogue } from '../site/boards.js';
import { byId, createElement } from '../site/dom.js';
import { errorText, showProblem } from '../site/errors.js';
import { createIcon } from '../site/icons.js';
import { translate } from '../site/messages.js';
import { loadSetting, saveSetting } from '../site/storage.js';
import { computerGame, createGame } from './create-game.js';
import { DemoBoard } from './demo-board.js';

/** The time between two steps. One board moves at each step, so that the page stays calm. */
const STEP_MILLIS = 450;

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const { families, boards } = await loadCatalogue();

/** @type {DemoBoard[]} */
const demoBoards = [];

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const levelSelect = byId('level', HTMLSelectElement);
let isPaused = loadSetting('paused', false);

/** @param {string} board the game as FAMILY/VARIANT */
function createCard(board) {
  const [game, variant] = board.split('/');
  const family = families.find(known => known.game === game);
  if (family === undefined) {
    return '';
  }
  const title = family.home === variant ? family.name : translate('home.hex', family.name);
  const frame = createElement('div', {
    class: 'picture',
    role: 'img',
    'aria-label': translate('home.picture', title),
  });
  demoBoards.push(new DemoBoard(frame, { game, variant }));
  return createElement(
    'li',
    { class: 'card stack' },
    frame,
    createElement('h3', {}, title),
    createElement('p', { class: 'quiet' }, family.tagline),
    createLinks({ game, variant }, title),
  );
}

/**
 * @param {GameId} id
 * @param {string} title
 */
function createLinks({ game, variant }, title) {
  const play = {
    class: 'button main',
    type: 'button',
    'aria-label': translate('home.play-game', title),
    click: () => begin({ game, variant }),
  };
  const choose = {
    class: 'button',
    'aria-label': translate('home.choose-game', title),
    href: `/new?game=${game}&variant=${variant}`,
  };
  const rules = {
    class: 'button plain',
    'aria-label': translate('home.rules-game', title),
    href: `/learn/${game}`,
  };
  return createElement(
    'div',
    { class: 'row' },
    createElement('button', play, translate('home.play')),
    createElement('a', choose, translate('home.choose')),
    createElement('a', rules, translate('home.rules')),
  );
}

/** @param {GameId} id */
async function begin(id) {
  const level = levelSelect.value;
  saveSetting('level', level);
  try {
    const name = loadSetting('name', '') || translate('game.guest');
    await createGame(computerGame(id, level, name));
  } catch (error) {
    showProblem(errorText(error, 'game.failed'));
  }
}

function drawMotionButton() {
  byId('motion').hidden = reducedMotion.matches;
  byId('motion').replaceChildren(
    createIcon(isPaused ? 'play' : 'pause'),
    translate(isPaused ? 'home.resume' : 'home.pause'),
  );
}

levelSelect.append(...LEVELS.map(level => createElement('option', { value: level }, level)));
levelSelect.value = loadSetting('level', '3');
byId('boards').append(...boards.map(createCard));
byId('motion').addEventListener('click', () => {
  isPaused = !isPaused;
  saveSetting('paused', isPaused);
  drawMotionButton();
});
reducedMotion.addEventListener('change', drawMotionButton);
drawMotionButton();

let step = 0;
setInterval(() => {
  if (!isPaused && !reducedMotion.matches && !document.hidden) {
    const visible = demoBoards.filter(board => board.isVisible);
    step += 1;
    visible[step % visible.length]?.step();
  }
}, STEP_MILLIS);
document.documentElement.dataset.ready = 'yes';
