/** The parts of the visitor's own page. */
import { html, nothing, svg, type TemplateResult } from 'lit/html.js';
import { hasServer } from '../site/address.ts';
import { titleOf } from '../site/boards.ts';
import { locale } from '../site/language.ts';
import { translate } from '../site/messages.ts';
import { playerTile } from '../site/player-tile.ts';
import { finishedLessons } from '../site/progress.ts';
import { dayTiles } from '../study/day-tiles.ts';
import { solvedDays } from '../study/puzzle-days.ts';
import { dueCard } from '../study/retry-links.ts';
import { playerName } from '../site/visitor.ts';
import { opponentText } from './opponent.ts';

/** What the page shows. */
export interface MeState {
  readonly catalogue: Api.Catalogue;
  /** The name of the member; empty for a guest. */
  readonly name: string;
  /** When the member signed up, in milliseconds since 1970. */
  readonly created: number;
  /** The ratings of the member; undefined where they are not known. */
  readonly pools: readonly Api.PoolRating[] | undefined;
  readonly progress: Api.PuzzleProgress | undefined;
  /** The visitor's games, those first in which it is their turn. */
  readonly games: readonly Api.GameListEntry[];
  /** The name of the only game that the list shows; empty for all. */
  readonly chosen: string;
}

const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });

/** The size of a curve, and how many ratings it shows. */
const CURVE = { width: 160, height: 28, games: 20 };

/** Returns the name of a board's colour. */
function accentOf({ game, variant }: GameId): string {
  return variant === 'hex' ? 'jostle-hex' : game;
}

/** Returns the visitor's tile and name. */
export function profile(state: MeState): TemplateResult {
  const { name, created, games } = state;
  const shown = name === '' ? playerName() : name;
  const over = games.filter(({ result }) => result !== '*').length;
  return html`
    ${playerTile(shown)}
    <div>
      <h1 id="name">${shown}</h1>
      <p class="quiet">
        ${
          name === ''
            ? hasServer
              ? keptText(state)
              : translate('site.edition.kept')
            : [
                translate('mine.since', months.format(created)),
                translate('mine.over', over),
                translate('mine.running', games.length - over),
              ].join(' · ')
        }
      </p>
    </div>
    <a class="button for-server" href="/account"
      >${translate(name === '' ? 'site.sign-in' : 'account.title')}</a
    >
  `;
}

/** Returns the member's rating in each game. A guest has no ratings; nothing is shown for a guest, or for unknown ratings. */
export function ratings({ catalogue, name, pools }: MeState): TemplateResult | typeof nothing {
  if (name === '' || pools === undefined) {
    return nothing;
  }
  return html`<h2 class="visually-hidden">${translate('list.rating.title')}</h2>
    <ul class="rates">
      ${catalogue.boards.map(board => rating(board, pools))}
    </ul>`;
}

/** Returns what this browser keeps of a guest; numbers only where there are any. */
function keptText({ catalogue, games }: MeState): string {
  const lessons = finishedLessons().size;
  const days = solvedDays().length;
  const kept = [
    games.length > 0 ? translate('mine.kept-games', games.length) : '',
    lessons > 0 ? translate('mine.kept-lessons', lessons, catalogue.boards.length) : '',
    days > 0 ? translate('mine.kept-puzzles', days) : '',
  ].filter(Boolean);
  return kept.length === 0 ? translate('mine.lead') : translate('mine.kept', kept.join(' · '));
}

/** Returns what a name would add; nothing for a member, who has one. */
function whyName({ name }: MeState): TemplateResult | typeof nothing {
  const added = ['rating', 'devices', 'tournaments'] as const;
  return name !== ''
    ? nothing
    : html`<section class="card name" aria-labelledby="name-title">
        <h2 id="name-title">${translate('mine.name')}</h2>
        <ul>
          ${added.map(what => html`<li>${translate(`mine.name.${what}`)}</li>`)}
        </ul>
        <p><a class="button" href="/account">${translate('mine.name-choose')}</a></p>
      </section>`;
}

/** Returns the games as pictures to choose from, for a visitor who has played none. */
export function choice({ catalogue, games }: MeState): TemplateResult | typeof nothing {
  return games.length > 0
    ? nothing
    : html`<ul class="pick">
        ${catalogue.boards.map(
          ({ game, variant, name }) =>
            html`<li>
              <a
                class="on-${accentOf({ game, variant })}"
                href="/new?game=${game}&variant=${variant}"
              >
                <span
                  class="board-crop"
                  data-game=${game}
                  data-variant=${variant}
                  aria-hidden="true"
                ></span>
                ${name}
              </a>
            </li>`,
        )}
      </ul>`;
}

/** Returns a game's rating at the speed that the member has played most. */
function rating(
  board: Api.Catalogue['boards'][number],
  pools: readonly Api.PoolRating[],
): TemplateResult {
  const [most] = pools
    .filter(({ game, variant }) => game === board.game && variant === board.variant)
    .sort((one, other) => other.games - one.games);
  return html`<li class="card of-${accentOf(board)}">
    <h3>${board.name}</h3>
    ${
      most === undefined
        ? html`<p class="quiet">${translate('mine.not-rated')}</p>
            <a href="/learn/${board.game}">${translate('site.learn')}</a>`
        : html`<p class="value numbers">${most.rating}${most.provisional ? '?' : ''}</p>
            <p class="quiet">${translate(`player.speed.${most.speed}`)}</p>
            ${curve(most.history.map(entry => entry.rating).slice(-CURVE.games))}`
    }
  </li>`;
}

/** Returns the last ratings as a line. It decorates: the profile has them as a table. */
function curve(values: readonly number[]): TemplateResult | typeof nothing {
  if (values.length < 2) {
    return nothing;
  }
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const points = values.map((value, index) => {
    const x = (index * CURVE.width) / (values.length - 1);
    const y = 2 + (1 - (value - low) / range) * (CURVE.height - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return html`<svg
    class="rating-curve"
    viewBox="0 0 ${CURVE.width} ${CURVE.height}"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${svg`<polyline points=${points.join(' ')} />`}
  </svg>`;
}

/** Returns what stands beside the games: the one to continue, the puzzles, and links. */
export function beside(state: MeState): TemplateResult {
  const { name, progress } = state;
  return html`
    ${next(state)} ${dueCard()} ${whyName(state)}
    <section class="card" aria-labelledby="days-title">
      <h2 id="days-title">${translate('study.puzzle.title')}</h2>
      ${dayTiles()}
      ${
        progress !== undefined && progress.tried > 0
          ? html`<p class="quiet">${translate('study.puzzle.rating', progress.rating)}</p>`
          : nothing
      }
      <p><a class="button" href="/puzzles/daily">${translate('study.puzzle.solve-daily')}</a></p>
    </section>
    <nav class="card links for-server" aria-label=${translate('mine.more')}>
      <a href="/studies">${translate('study.mine.title')}</a>
      ${
        name === ''
          ? nothing
          : html`<a href="/player/${encodeURIComponent(name)}">${translate('account.profile')}</a>`
      }
      <a href="/account">${translate('account.title')}</a>
    </nav>
  `;
}

/** Returns the unfinished game that waits for the visitor, or the first unfinished one. */
function next({ catalogue, games }: MeState): TemplateResult | typeof nothing {
  const game =
    games.find(({ isYourTurn }) => isYourTurn) ?? games.find(({ result }) => result === '*');
  if (game === undefined) {
    return nothing;
  }
  const { name } = titleOf(catalogue, game);
  return html`<section class="card" aria-labelledby="next-title">
    <h2 id="next-title">
      ${translate(game.isYourTurn ? 'home.your-move' : 'home.your-game', name)}
    </h2>
    <p class="quiet">${opponentText(game)}</p>
    <a class="button main wide" id="continue" href="/g/${game.id}">${translate('home.continue')}</a>
  </section>`;
}
