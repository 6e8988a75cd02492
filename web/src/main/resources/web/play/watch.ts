/** The public games in progress, and the last ones that are over. */
import '../site/header.js';
import { ask } from '../site/ask.ts';
import { loadCatalogue } from '../site/boards.js';
import { byId } from '../site/dom.js';
import { GameRows } from './game-rows.ts';
import { drawRefreshedList } from './refreshed-list.ts';

/** How many finished games the page shows. */
const MAX_FINISHED = 6;

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

await drawRefreshedList('GET /watching', 'list.watch', 15_000, games => games);
// The page works without them.
await drawFinished().catch(() => undefined);
