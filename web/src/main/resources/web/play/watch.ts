/** The public games in progress, the last ones that are over, and a game that plays while there is none. */
import '../site/header.ts';
import { ask } from '../site/ask.ts';
import { loadCatalogue } from '../site/boards.ts';
import { byId } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { GameRows } from './game-rows.ts';
import { LivingBoard } from './living-board.ts';
import { drawRefreshedList } from './refreshed-list.ts';

/** How many finished games the page shows. */
const MAX_FINISHED = 6;

const DAY_MILLIS = 86_400_000;

/** Shows the last finished games, where there are any. */
async function drawFinished(): Promise<void> {
  const [catalogue, { games }] = await Promise.all([
    loadCatalogue(),
    ask('GET /games/search', { limit: MAX_FINISHED }),
  ]);
  const finished = games.filter(({ result }) => result !== '*');
  byId('last').hidden = finished.length === 0;
  new GameRows(byId('finished'), catalogue, 'list.search.replay').update(finished);
}

/** Lets the computer play on a board while nobody plays in public: each day another game first. */
async function playMeanwhile(): Promise<void> {
  const { boards } = await loadCatalogue();
  const frame = byId('living');
  const living = new LivingBoard(frame, byId('motion'));
  let turn = Math.floor(Date.now() / DAY_MILLIS);
  const show = async () => {
    const { game, variant, name } = boards[turn++ % boards.length] ?? boards[0];
    Object.assign(frame.dataset, { game, variant });
    frame.ariaLabel = byId('living-name').textContent = translate('home.picture', name);
    byId('living-play', HTMLAnchorElement).href = `/new?game=${game}&variant=${variant}`;
    await living.load();
  };
  byId('another').addEventListener('click', () => void show());
  await show();
}

await drawRefreshedList('GET /watching', 'list.watch', 15_000, games => games);
// The page works without them.
await Promise.allSettled([drawFinished(), byId('none').hidden ? undefined : playMeanwhile()]);
