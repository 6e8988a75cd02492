/** The leaderboards, and the visitor's own ratings. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import '../site/header.ts';
import { here, replaceAddress } from '../site/address.ts';
import { ask } from '../site/ask.ts';
import { boardName, loadCatalogue } from '../site/boards.ts';
import { byId } from '../site/dom.ts';
import { errorText, showProblem } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { playerTile } from '../site/player-tile.ts';
import { reloadWhenRestored } from '../site/restored.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { View } from '../site/view.ts';
import { ratingHistory } from './rating-history.ts';

reloadOnSessionChange();
reloadWhenRestored();

const SPEEDS = ['blitz', 'rapid', 'classical', 'correspondence'];

interface State {
  /** The chosen game and speed, as in the key of a leaderboard. */
  readonly game: string;
  readonly speed: string;
  /** As the server has described it last; empty until then. */
  readonly leaderboard?: Api.Leaderboard;
}

const catalogue = await loadCatalogue();
const { pools } = await ask('GET /ratings/mine', {});

/** The names of the rated games, by their keys. */
const games = new Map(
  catalogue.families.flatMap(({ game, variants }) =>
    variants
      .filter(({ rated }) => rated)
      .map(({ variant }) => [`${game}-${variant}`, boardName(catalogue, { game, variant })]),
  ),
);

const [, askedGame = '', askedSpeed = ''] =
  /^(.+)-([a-z]+)$/.exec(new URLSearchParams(here().search).get('pool') ?? '') ?? [];
const view = new View<State>(
  byId('ratings'),
  {
    game: games.has(askedGame) ? askedGame : ([...games.keys()][0] ?? ''),
    speed: SPEEDS.includes(askedSpeed) ? askedSpeed : 'blitz',
  },
  page,
);

function text(key: string, ...values: (string | number)[]): string {
  return translate(`list.rating.${key}`, ...values);
}

function page({ game, speed, leaderboard }: State): TemplateResult {
  return html`
    <div class="row choice-row">
      ${choice(
        'game',
        [...games].map(([value, name]) => ({ value, name })),
        game,
      )}
      ${choice(
        'speed',
        SPEEDS.map(value => ({ value, name: text(`speed.${value}`) })),
        speed,
      )}
    </div>
    ${leaderboard === undefined ? nothing : tables(leaderboard)}
  `;
}

function choice(
  name: 'game' | 'speed',
  options: { value: string; name: string }[],
  chosen: string,
): TemplateResult {
  const choose = ({ target }: Event) => {
    view.update({ [name]: (target as HTMLSelectElement).value });
    replaceAddress(`?pool=${chosenPool()}`);
    void load();
  };
  return html`<label class="row" for=${name}
    >${text(name)}
    <select id=${name} @change=${choose}>
      ${options.map(
        option =>
          html`<option value=${option.value} ?selected=${option.value === chosen}>
            ${option.name}
          </option>`,
      )}
    </select></label
  >`;
}

function tables({ leaders, distribution }: Api.Leaderboard): TemplateResult {
  return html`<div class="columns">
    <section class="card" aria-labelledby="leaders-title">
      <h2 id="leaders-title">${text('best')}</h2>
      ${leaders.length === 0 ? html`<p class="quiet">${text('none')}</p>` : best(leaders)}
    </section>
    <aside class="stack">
      <section class="card" aria-labelledby="own-title">${own()}</section>
      ${distribution.length === 0 ? nothing : all(distribution)}
    </aside>
  </div>`;
}

function best(leaders: Api.Leaderboard['leaders']): TemplateResult {
  return html`<table class="standings" id="leaders" aria-labelledby="leaders-title">
    <thead>
      <tr>
        <th class="number" scope="col">${text('place')}</th>
        <th scope="col">${text('player')}</th>
        <th class="number" scope="col">${text('rating')}</th>
        <th class="number" scope="col">${text('games')}</th>
      </tr>
    </thead>
    <tbody>
      ${leaders.map(
        ({ name, bot, rating, games: played }, index) =>
          html`<tr>
            <td class="number">${index + 1}</td>
            <th scope="row">
              <span class="face"
                >${playerTile(name)}
                <a href="/player/${encodeURIComponent(name)}"
                  >${bot ? translate('player.bot', name) : name}</a
                ></span
              >
            </th>
            <td class="number points">${rating}</td>
            <td class="number">${played}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Returns the visitor's rating and its history. */
function own(): TemplateResult {
  const rating = pools.find(({ pool }) => pool === chosenPool());
  const key = rating?.provisional === true ? 'own-provisional' : 'own';
  return html`<h2 id="own-title">${text('yours')}</h2>
    <p id="own">
      ${
        rating === undefined
          ? text('not-yet')
          : text(key, String(rating.rating), rating.deviation * 2, rating.games)
      }
    </p>
    ${rating === undefined ? html`<a class="button" href="/new">${translate('new.title')}</a>` : nothing}
    ${ratingHistory(rating)}`;
}

/** Returns how many players have which ratings. */
function all(distribution: Api.Leaderboard['distribution']): TemplateResult {
  const most = Math.max(...distribution.map(({ players }) => players));
  return html`<section class="card" aria-labelledby="distribution-title">
    <h2 id="distribution-title">${text('distribution')}</h2>
    <table id="distribution" aria-labelledby="distribution-title">
      <thead>
        <tr>
          <th scope="col">${text('rating')}</th>
          <th scope="col">${text('players')}</th>
        </tr>
      </thead>
      <tbody>
        ${distribution.map(
          ({ from, players }) =>
            html`<tr>
              <th class="numbers" scope="row">${from}–${from + 99}</th>
              <td>
                <span class="row"
                  ><meter min="0" max=${most} value=${players} aria-hidden="true"></meter
                  >${players}</span
                >
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

function chosenPool(): string {
  const { game, speed } = view.state;
  return `${game}-${speed}`;
}

async function load(): Promise<void> {
  byId('problem').hidden = true;
  try {
    view.update({ leaderboard: await ask('GET /ratings/{pool}', { pool: chosenPool() }) });
  } catch (error) {
    showProblem(errorText(error, 'game.failed'));
  }
}

view.update({});
await load();
document.documentElement.dataset['ready'] = 'yes';
