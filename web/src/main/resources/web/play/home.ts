/** The home page: a living board, the games, the day's puzzle, and what the visitor can continue. */
import '../site/header.ts';
import { hasServer, pathOf } from '../site/address.ts';
import { ask } from '../site/ask.ts';
import { drawBoardCrops } from '../site/board-crops.ts';
import { createBoardPicture } from '../site/board-picture.ts';
import { loadCatalogue, titleOf } from '../site/boards.ts';
import { byId, find } from '../site/dom.ts';
import { showFailure } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { finishedLessons } from '../site/progress.ts';
import { onRestored } from '../site/restored.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { View } from '../site/view.ts';
import { playerName } from '../site/visitor.ts';
import { drawDailyPicture } from '../study/daily-picture.ts';
import { chosenLevel, computerGame, createGame } from './create-game.js';
import { type HomeState, playing, returning } from './home-parts.ts';
import { LivingBoard } from './living-board.ts';

/** How many games the page offers to continue, and how many to watch. */
const MAX_GAMES = 3;

reloadOnSessionChange();

/** Starts a game against the computer from a link to the form for a new game. */
async function play(event: MouseEvent, { game = '', variant = '' }: DOMStringMap): Promise<void> {
  // With a modifier the browser opens the form in another tab or window.
  if (event.ctrlKey || event.metaKey || event.shiftKey) {
    return;
  }
  event.preventDefault();
  try {
    await createGame(computerGame({ game, variant }, chosenLevel(), playerName()));
  } catch (error) {
    showFailure(error);
  }
}

/** Draws a small board into each frame that a view has made for one of the games. */
async function drawPictures(root: HTMLElement, games: readonly Api.GameListEntry[]): Promise<void> {
  for (const game of games) {
    const frame = find(root, `[data-picture='${game.id}']`);
    const board = await createBoardPicture(game);
    frame.replaceChildren(board);
    board.show(game.position);
  }
}

/** Shows the visitor's unfinished games, and the public ones. */
async function drawGames(): Promise<void> {
  const [catalogue, own, watching, activity] = await Promise.all([
    loadCatalogue(),
    ask('GET /mine', {}),
    hasServer ? ask('GET /watching', {}) : { games: [] },
    hasServer ? ask('GET /activity', {}) : { players: 0, games: 0 },
  ]);
  const mine = own.games
    .filter(({ result }) => result === '*')
    .sort((one, other) => Number(other.isYourTurn) - Number(one.isYourTurn))
    .slice(0, MAX_GAMES);
  const watched = watching.games
    .sort((one, other) => other.watchers - one.watchers)
    .slice(0, MAX_GAMES);
  const state: HomeState = { catalogue, mine, watched, activity };
  first.update(state);
  last.update(state);
  await Promise.all([drawPictures(first.root, mine), drawPictures(last.root, watched)]);
}

/** Shows what is to be found in the day's puzzle. The server does not say it during a rated game. */
async function drawQuestion(): Promise<void> {
  const [catalogue, puzzle] = await Promise.all([
    loadCatalogue(),
    ask('GET /puzzles/{id}', { id: 'daily' }),
  ]);
  const { name } = titleOf(catalogue, puzzle);
  byId('daily-title').textContent = `${translate('study.puzzle.daily')} · ${name}`;
  find(byId('daily'), '.question').textContent = puzzle.task;
  await drawDailyPicture(puzzle);
}

const first = new View<HomeState>(byId('returning'), {} as HomeState, returning);
const last = new View<HomeState>(byId('playing'), {} as HomeState, playing);
const living = new LivingBoard(byId('living'), byId('motion'));

for (const link of document.querySelectorAll<HTMLAnchorElement>('a.play')) {
  link.addEventListener('click', event => play(event, link.dataset));
}
for (const link of byId('start-list').querySelectorAll('a')) {
  link.classList.toggle('done', finishedLessons().has(pathOf(link)));
}
// The page works without each of these.
onRestored(() => Promise.allSettled([drawGames()]));
await Promise.allSettled([living.load(), drawBoardCrops(), drawQuestion(), drawGames()]);
document.documentElement.dataset.ready = 'yes';
