/** The home page: a card with a moving board for each game, and what the visitor can continue. */
import '../site/header.js';
import { get } from '../site/api.js';
import { createBoardPicture } from '../site/board-picture.js';
import { boardName, loadCatalogue, titleOf } from '../site/boards.js';
import { byId, createElement, find, setText } from '../site/dom.js';
import { showFailure } from '../site/errors.js';
import { createIcon } from '../site/icons.js';
import { translate } from '../site/messages.js';
import { finishedLessons } from '../site/progress.js';
import { onRestored } from '../site/restored.js';
import { reloadOnSessionChange } from '../site/session.js';
import { loadSetting, saveSetting } from '../site/storage.js';
import { playerName } from '../site/visitor.js';
import { computerGame, createGame } from './create-game.js';
import { DemoBoard } from './demo-board.js';

reloadOnSessionChange();

/** The time between two steps. One board moves at each step, so that the page stays calm. */
const STEP_MILLIS = 450;

/** How many games the panel offers to continue. */
const MAX_CONTINUED = 3;

/** The card of a board: its Play link starts a game at once. */
class BoardCard {
  /** @param {HTMLElement} card */
  constructor(card) {
    const { game = '', variant = '' } = card.dataset;
    this.id = { game, variant };
    this.demo = new DemoBoard(find(card, '.board-picture'), this.id);
    this.link = find(card, '.play', HTMLAnchorElement);
    this.link.addEventListener('click', event => this.#play(event));
  }

  /** @param {MouseEvent} event */
  async #play(event) {
    // With a modifier the browser opens the form for a new game in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    const level = levelSelect.value;
    saveSetting('level', level);
    try {
      await createGame(computerGame(this.id, level, playerName()));
    } catch (error) {
      showFailure(error);
    }
  }
}

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const levelSelect = byId('level', HTMLSelectElement);
const cards = [...document.querySelectorAll('.board-card')].map(
  card => new BoardCard(/** @type {HTMLElement} */ (card)),
);
let isPaused = loadSetting('paused', false);

function drawMotionButton() {
  byId('motion').hidden = reducedMotion.matches;
  byId('motion').replaceChildren(
    createIcon(isPaused ? 'play' : 'pause'),
    translate(isPaused ? 'home.resume' : 'home.pause'),
  );
}

/** Shows how many people are here; nothing while the visitor is alone. */
async function drawActivity() {
  /** @type {Api.Activity} */
  const { players, games } = await get('/activity');
  const parts = [
    players > 0 ? translate('home.players', players) : '',
    games > 0 ? translate('home.games', games) : '',
  ];
  setText(byId('activity'), parts.filter(Boolean).join(' · '));
}

/** Marks the finished guided games, and offers the first of the others. */
function drawLessons() {
  const done = finishedLessons();
  const links = [...byId('start-list').querySelectorAll('a')];
  links.forEach(link => link.classList.toggle('done', done.has(new URL(link.href).pathname)));
  const next = links.find(link => !link.classList.contains('done'));
  if (done.size > 0 && next !== undefined) {
    byId('start-link', HTMLAnchorElement).href = next.href;
    setText(byId('start-title'), translate('home.start-next', next.textContent ?? ''));
    setText(byId('start-link'), translate('home.start-next-link'));
  }
}

/**
 * Returns the link to an unfinished game: its board, the opponent, and whose turn it is.
 *
 * @param {Api.GameListEntry} game
 * @param {Api.Catalogue} catalogue
 */
function createContinued(game, catalogue) {
  const opponent = game.seats.find(({ side }) => side !== game.you);
  const frame = createElement('span', { class: 'board-picture', 'aria-hidden': 'true' });
  createBoardPicture(game).then(board => {
    frame.append(board);
    board.show(game.position);
  });
  const text = opponent?.taken
    ? translate('home.against', opponent.name)
    : translate('game.waiting');
  return createElement(
    'li',
    {},
    createElement(
      'a',
      { href: `/g/${game.id}`, class: game.yours ? 'yours' : '' },
      frame,
      createElement(
        'span',
        { class: 'what' },
        createElement('strong', {}, titleOf(catalogue, game).name),
        createElement('span', { class: 'quiet' }, text),
      ),
      game.yours ? createElement('span', { class: 'tag now' }, translate('list.yours')) : undefined,
    ),
  );
}

/** The guided first game. */
const guide = [...byId('start').childNodes];

/** Offers the visitor's unfinished games in place of the guided first game. */
async function drawContinue() {
  /** @type {[Api.GameList, Api.Catalogue]} */
  const [{ games }, catalogue] = await Promise.all([get('/mine'), loadCatalogue()]);
  const unfinished = games.filter(({ result }) => result === '*').slice(0, MAX_CONTINUED);
  if (unfinished.length === 0) {
    if (byId('start').firstChild !== guide[0]) {
      byId('start').replaceChildren(...guide); // They have ended meanwhile.
    }
    return;
  }
  const links = unfinished.map(game => createContinued(game, catalogue));
  byId('start').replaceChildren(
    createElement('h2', { id: 'start-title' }, translate('home.continue')),
    createElement('ul', { class: 'continue' }, ...links),
    createElement('p', {}, createElement('a', { href: '/mine' }, translate('home.all-mine'))),
  );
}

/** Shows the game in progress that most people watch; nothing while there is none. */
async function drawFeatured() {
  /** @type {[Api.GameList, Api.Catalogue]} */
  const [{ games }, catalogue] = await Promise.all([get('/featured'), loadCatalogue()]);
  const [game] = games;
  if (game === undefined) {
    byId('featured').hidden = true;
    return;
  }
  const board = await createBoardPicture(game);
  byId('featured-board').replaceChildren(board);
  board.show(game.position);
  setText(byId('featured-players'), game.seats.map(seat => seat.name).join(' – '));
  const watchers = game.watchers > 0 ? translate('list.watchers', game.watchers) : '';
  setText(
    byId('featured-facts'),
    [boardName(catalogue, game), watchers].filter(Boolean).join(' · '),
  );
  byId('featured-link', HTMLAnchorElement).href = `/g/${game.id}`;
  byId('featured').hidden = false;
}

levelSelect.value = loadSetting('level', '2');
byId('motion').addEventListener('click', () => {
  isPaused = !isPaused;
  saveSetting('paused', isPaused);
  drawMotionButton();
});
reducedMotion.addEventListener('change', drawMotionButton);
drawMotionButton();
drawLessons();
// The page works without these three. They have changed when the back button restores it.
const drawChanging = () => Promise.allSettled([drawActivity(), drawContinue(), drawFeatured()]);
drawChanging();
onRestored(drawChanging);

let step = 0;
setInterval(() => {
  if (!isPaused && !reducedMotion.matches && !document.hidden) {
    const visible = cards.filter(({ demo }) => demo.isVisible);
    step += 1;
    visible[step % visible.length]?.demo.step();
  }
}, STEP_MILLIS);
document.documentElement.dataset.ready = 'yes';
