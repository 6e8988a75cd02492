/** The ratings and the favourite first moves of a member. */
import { boardName } from '../site/boards.ts';
import { byId, createElement, find } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { drawHistory } from './rating-history.ts';

/**
 * Fills the body of a table.
 *
 * @param rows the cells; the first of each row is its heading
 */
function fillTable(id: string, rows: (string | Node)[][]) {
  find(byId(id), 'tbody', HTMLTableSectionElement).replaceChildren(
    ...rows.map(([first, ...cells]) =>
      createElement(
        'tr',
        {},
        createElement('th', { scope: 'row' }, first),
        ...cells.map(cell => createElement('td', {}, cell)),
      ),
    ),
  );
}

/** Returns the name of a board, and whether the rating is that against levels. */
function nameOf(
  { game, variant, levels }: Pick<Api.PoolRating, 'game' | 'variant' | 'levels'>,
  catalogue: Api.Catalogue,
) {
  const name = boardName(catalogue, { game, variant });
  return levels ? translate('player.against-levels', name) : name;
}

/** Draws the ratings: a table, and the history of the one that is selected. */
export function drawRatings({ pools }: Api.PlayerRatings, catalogue: Api.Catalogue) {
  byId('ratings').hidden = false;
  byId('no-ratings').hidden = pools.length > 0;
  byId('rated').hidden = pools.length === 0;
  fillTable(
    'rating-table',
    pools.map(({ pool, game, variant, levels, speed, rating, provisional, games }) => [
      levels
        ? nameOf({ game, variant, levels }, catalogue)
        : createElement(
            'a',
            { href: `/leaderboard?pool=${pool}` },
            nameOf({ game, variant, levels }, catalogue),
          ),
      translate(`player.speed.${speed}`),
      `${rating}${provisional ? '?' : ''}`,
      String(games),
    ]),
  );
  byId('provisional').hidden = !pools.some(({ provisional }) => provisional);
  const select = byId('pool', HTMLSelectElement);
  select.replaceChildren(
    ...pools.map(rating =>
      createElement(
        'option',
        { value: rating.pool },
        `${nameOf(rating, catalogue)}, ${translate(`player.speed.${rating.speed}`)}`,
      ),
    ),
  );
  const most = pools.reduce(
    (best, pool) => (pool.games > (best?.games ?? 0) ? pool : best),
    pools[0],
  );
  select.value = most?.pool ?? '';
  const draw = () => drawHistory(pools.find(({ pool }) => pool === select.value));
  select.addEventListener('change', draw);
  draw();
}

/** Draws the moves with which the member begins games. */
export function drawOpenings(openings: Api.Profile['openings'], catalogue: Api.Catalogue) {
  byId('openings').hidden = openings.length === 0;
  const board = (id: GameId) => boardName(catalogue, id);
  fillTable(
    'opening-table',
    [...openings]
      .sort((a, b) => board(a).localeCompare(board(b)) || b.games - a.games)
      .map(opening => [
        board(opening),
        opening.move,
        ...[opening.games, opening.won, opening.drawn, opening.lost].map(String),
      ]),
  );
}
