/** The home page: a living board, the games, the day's puzzle, and what the visitor can continue. */
import '../site/server-engine.ts'; // First: the other modules ask it.
import '../site/header.ts';
import { hasServer, pathOf } from '../site/address.ts';
import { ask } from '../site/ask.ts';
import { drawBoardCrops } from '../site/board-crops.ts';
import { createBoardPicture } from '../site/board-picture.ts';
import { loadCatalogue } from '../site/boards.ts';
import { byId, find } from '../site/dom.ts';
import { showFailure } from '../site/errors.ts';
import { importLater } from '../site/later.ts';
import { translate } from '../site/messages.ts';
import { begunLesson, finishedLessons, reachedStep } from '../site/progress.ts';
import { onRestored } from '../site/restored.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { drawDailyPicture } from '../study/daily-picture.ts';
import type { HomeGames } from './home-games.ts';
import type { BegunLesson } from './home-parts.ts';
import { LivingBoard } from './living-board.ts';

/** How many games the page offers to continue, and how many to watch. */
const MAX_GAMES = 3;

/** The games on the page; undefined while there are none. */
let games: HomeGames | undefined;

reloadOnSessionChange();

/** Starts a game against the computer from a link to the form for a new game. */
async function play(event: MouseEvent, { game = '', variant = '' }: DOMStringMap): Promise<void> {
  // With a modifier the browser opens the form in another tab or window.
  if (event.ctrlKey || event.metaKey || event.shiftKey) {
    return;
  }
  event.preventDefault();
  try {
    const script = await importLater<typeof import('./start-game.ts')>('/play/start-game.ts');
    await script.startGame({ game, variant });
  } catch (error) {
    showFailure(error);
  }
}

/** Shows the visitor's unfinished games, and the public ones. */
async function drawGames(): Promise<void> {
  const [own, watching] = await Promise.all([
    ask('GET /mine', {}),
    hasServer ? ask('GET /watching', {}) : { games: [] },
  ]);
  const mine = own.games
    .filter(({ result }) => result === '*')
    .sort((one, other) => Number(other.isYourTurn) - Number(one.isYourTurn))
    .slice(0, MAX_GAMES);
  const watched = watching.games
    .sort((one, other) => other.watchers - one.watchers)
    .slice(0, MAX_GAMES);
  if (games === undefined && mine.length + watched.length === 0) {
    return;
  }
  const script = await importLater<typeof import('./home-games.ts')>('/play/home-games.ts');
  games ??= new script.HomeGames(createBoardPicture);
  const [catalogue, activity] = await Promise.all([
    loadCatalogue(),
    watched.length > 0 ? ask('GET /activity', {}) : { players: 0, games: 0 },
  ]);
  await games.draw({ catalogue, mine, watched, activity, lesson: lessonToContinue() });
}

/** Returns the lesson that the visitor has begun last and not finished. */
function lessonToContinue(): BegunLesson | undefined {
  const links = [...byId('start-list').querySelectorAll('a')];
  const path = begunLesson(links.map(pathOf));
  const link = links.find(each => pathOf(each) === path);
  return path === undefined || link === undefined
    ? undefined
    : { path, name: link.textContent.trim(), step: reachedStep(path) + 1 };
}

/** Shows what is to be found in the day's puzzle. The server does not say it during a rated game. */
async function drawQuestion(): Promise<void> {
  const puzzle = await ask('GET /puzzles/{id}', { id: 'daily' });
  const cards = `.board-card [data-game='${puzzle.game}']`;
  const card =
    document.querySelector(`${cards}[data-variant='${puzzle.variant}'] strong`) ??
    document.querySelector(`${cards} strong`);
  byId('daily-title').textContent = `${translate('study.puzzle.daily')} · ${card?.textContent}`;
  find(byId('daily'), '.question').textContent = puzzle.task;
  await drawDailyPicture(puzzle);
}

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
