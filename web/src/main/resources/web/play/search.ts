/**
 * Finding games: a form, the openings of a board, and the games. The state is in the address. Without
 * a server there are the openings alone.
 */
import '../site/header.ts';
import { get } from '../site/api.js';
import { hasServer, here, pushAddress } from '../site/address.ts';
import { loadCatalogue } from '../site/boards.ts';
import { byId, setText } from '../site/dom.ts';
import { errorText, showProblem } from '../site/errors.ts';
import { pluralForm, translate } from '../site/messages.ts';
import { GameRows } from './game-rows.ts';
import { OpeningExplorer } from './opening-explorer.ts';
import { SearchForm } from './search-form.ts';

const catalogue = await loadCatalogue();
const rows = new GameRows(byId('games'), catalogue, 'list.search.replay');
const form = new SearchForm(catalogue);
const explorer = new OpeningExplorer(catalogue, moves => go(form.query(moves)));

/** The games that are shown. */
let games: Api.GameListEntry[] = [];

/** The parameter for the games that follow; empty when there are none. */
let next = '';

/** The answers to earlier searches than the last one are not drawn. */
let searches = 0;

/** Shows what an address asks for. */
function go(query: URLSearchParams) {
  const text = String(query);
  pushAddress(text === '' ? '/search' : `/search?${text}`);
  return show();
}

async function show() {
  const { search } = here();
  const query = new URLSearchParams(search);
  const moves = (query.get('moves') ?? '').split(/\s+/).filter(Boolean);
  byId('problem').hidden = true;
  form.show(query);
  games = [];
  const loaded = hasServer ? load(search) : undefined;
  await explorer.show(form.board, moves);
  // The games come after the board, so that they do not move.
  byId('found').hidden = !hasServer;
  await loaded;
  document.documentElement.dataset.ready = 'yes';
}

/**
 * Adds games to those that are shown.
 *
 * @param query the parameters with a question mark before them; empty for none
 */
async function load(query: string) {
  const search = ++searches;
  let found: Api.FoundGames = { games: [], next: '' };
  try {
    found = await get(`/games/search${query}`);
  } catch (error) {
    if (search === searches) {
      showProblem(errorText(error, 'game.failed'));
    }
  }
  if (search === searches) {
    games = [...games, ...found.games];
    next = found.next;
    byId('more').hidden = next === '';
    const count = games.length;
    setText(
      byId('count'),
      count === 0 ? '' : translate(`list.search.count.${pluralForm(count)}`, count),
    );
    rows.update(games);
    byId('none').hidden = count > 0;
  }
}

async function loadMore() {
  const shown = games.length;
  const query = new URLSearchParams(here().search);
  query.set('after', next);
  await load(`?${query}`);
  byId('games')
    .children[shown]?.querySelector('a.go' as 'a')
    ?.focus();
}

const fields = byId('search', HTMLFormElement);
if (!hasServer) {
  document.title = `${translate('watch.explorer')} · Tabuleiro`;
  byId('board').addEventListener('change', () => fields.requestSubmit());
}
fields.addEventListener('submit', event => {
  event.preventDefault();
  const { game, variant } = form.board;
  const query = new URLSearchParams(here().search);
  const isSameBoard = query.get('game') === game && query.get('variant') === variant;
  go(form.query(isSameBoard ? (query.get('moves') ?? '').split(' ') : []));
});
byId('more').addEventListener('click', loadMore);
addEventListener('popstate', show);
await show();
