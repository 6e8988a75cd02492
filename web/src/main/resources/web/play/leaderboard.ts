/** The leaderboards, and the visitor's own ratings. */
import { render } from 'lit/html.js';
import '../site/header.ts';
import { replaceAddress } from '../site/address.ts';
import { get } from '../site/api.js';
import { boardName, loadCatalogue } from '../site/boards.ts';
import { byId, createElement, find, setText } from '../site/dom.ts';
import { errorText, showProblem } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { createProfileLink } from '../site/profile-link.ts';
import { reloadWhenRestored } from '../site/restored.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { ratingHistory } from './rating-history.ts';

reloadOnSessionChange();
reloadWhenRestored();

const game = byId('game', HTMLSelectElement);
const speed = byId('speed', HTMLSelectElement);
const catalogue = await loadCatalogue();
const { pools }: Api.PlayerRatings = await get('/ratings/mine');

for (const family of catalogue.families) {
  for (const { variant } of family.variants.filter(({ rated }) => rated)) {
    const value = `${family.game}-${variant}`;
    const name = boardName(catalogue, { game: family.game, variant });
    game.append(createElement('option', { value }, name));
  }
}

function selectedPool() {
  return `${game.value}-${speed.value}`;
}

/** Fills a table, or shows the paragraph that says that it is empty. */
function fillTable(name: 'leaders' | 'distribution', rows: (string | Node)[][]) {
  const table = byId(name, HTMLTableElement);
  find(table, 'tbody', HTMLTableSectionElement).replaceChildren(
    ...rows.map(cells =>
      createElement('tr', {}, ...cells.map(cell => createElement('td', {}, cell))),
    ),
  );
  table.hidden = rows.length === 0;
  byId(`no-${name}`).hidden = rows.length > 0;
}

function drawLeaderboard({ leaders, distribution }: Api.Leaderboard) {
  fillTable(
    'leaders',
    leaders.map(({ name, bot, rating, games }, index) => [
      String(index + 1),
      createProfileLink(name, bot ? translate('player.bot', name) : name),
      String(rating),
      String(games),
    ]),
  );
  const most = Math.max(...distribution.map(({ players }) => players));
  fillTable(
    'distribution',
    distribution.map(({ from, players }) => [
      `${from}–${from + 99}`,
      createElement(
        'span',
        { class: 'row' },
        createElement('meter', { min: 0, max: most, value: players, 'aria-hidden': 'true' }),
        String(players),
      ),
    ]),
  );
}

function drawOwn() {
  const own = pools.find(({ pool }) => pool === selectedPool());
  render(ratingHistory(own), byId('own-history', HTMLElement));
  if (own === undefined) {
    setText(byId('own'), translate('list.rating.not-yet'));
    return;
  }
  const key = own.provisional ? 'list.rating.own-provisional' : 'list.rating.own';
  setText(byId('own'), translate(key, String(own.rating), own.deviation * 2, own.games));
}

async function draw() {
  byId('problem').hidden = true;
  try {
    drawLeaderboard(await get(`/ratings/${selectedPool()}`));
    drawOwn();
  } catch (error) {
    showProblem(errorText(error, 'game.failed'));
  }
}

const asked = new URLSearchParams(location.search).get('pool') ?? '';
const [askedGame, askedSpeed] = [asked.replace(/-[a-z]+$/, ''), asked.replace(/^.*-/, '')];
if ([...game.options].some(({ value }) => value === askedGame)) {
  game.value = askedGame;
  speed.value = askedSpeed;
}
for (const select of [game, speed]) {
  select.addEventListener('change', () => {
    replaceAddress(`?pool=${selectedPool()}`);
    draw();
  });
}
await draw();
document.documentElement.dataset.ready = 'yes';
