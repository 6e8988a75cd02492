/** The visitor's own page: the name, the ratings, the games, and the days with puzzles. */
import '../site/server-engine.ts'; // First: the other modules ask it.
import '../site/header.ts';
import { hasServer } from '../site/address.ts';
import { ask } from '../site/ask.ts';
import { drawBoardCrops } from '../site/board-crops.ts';
import { loadCatalogue, titleOf } from '../site/boards.ts';
import { byId } from '../site/dom.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { View } from '../site/view.ts';
import { beside, choice, type MeState, profile, ratings } from './me-parts.ts';
import { results } from './own-results.ts';
import { PushSwitch } from './push-switch.ts';
import { drawRefreshedList } from './refreshed-list.ts';

reloadOnSessionChange();

const catalogue = await loadCatalogue();
const state: MeState = {
  catalogue,
  name: '',
  created: 0,
  pools: undefined,
  progress: undefined,
  games: [],
  chosen: '',
};
const views = [
  new View<MeState>(byId('profile'), state, profile),
  new View<MeState>(byId('ratings'), state, ratings),
  new View<MeState>(byId('beside'), state, beside),
  new View<MeState>(byId('choice'), state, choice),
];
const resultsView = new View<MeState>(byId('results'), state, ({ games, chosen }) =>
  results(catalogue, games, chosen, chooseGame),
);

function show(changes: Partial<MeState>): void {
  [...views, resultsView].forEach(view => view.update(changes));
}

function chooseGame(chosen: string): void {
  resultsView.update({ chosen });
  void list.then(rows => rows.update(chosenGames()));
}

/** Returns the games that the list shows. */
function chosenGames(): Api.GameListEntry[] {
  const { games, chosen } = resultsView.state;
  return games.filter(game => chosen === '' || titleOf(catalogue, game).name === chosen);
}

/** Shows who the visitor is. The page works without each of the answers. */
async function loadVisitor(): Promise<void> {
  const [account, progress] = await Promise.all([
    hasServer ? ask('GET /account', {}).catch(() => undefined) : undefined,
    ask('GET /puzzles/mine', {}).catch(() => undefined),
  ]);
  const name = account?.name ?? '';
  const rated =
    name === ''
      ? undefined
      : await ask('GET /players/{name}/ratings', { name }).catch(() => undefined);
  show({ name, created: account?.createdMillis ?? 0, pools: rated?.pools, progress });
}

const push = new PushSwitch(byId('push'));
await loadVisitor();
const list = drawRefreshedList('GET /mine', 'list.open', 20_000, games => {
  show({ games });
  return chosenGames();
});
await Promise.all([list, push.draw()]);
if (!byId('none').hidden) {
  await drawBoardCrops().catch(() => undefined);
}
