/** The parts of the public profile of a member. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { boardName } from '../site/boards.ts';
import { locale } from '../site/language.ts';
import { translate } from '../site/messages.ts';
import { playerTile } from '../site/player-tile.ts';
import { ratingHistory } from './rating-history.ts';

/** What a member can choose about another. */
export type Relation = Api.Profile['relations'][number];

/** What the page shows. */
export interface PlayerState {
  readonly catalogue: Api.Catalogue;
  readonly profile: Api.Profile;
  readonly pools: readonly Api.PoolRating[];
  /** The key of the rating whose history is shown. */
  readonly pool: string;
  /** What was done last, as a sentence. */
  readonly done: string;
  /** Begins a relation, or ends it where it is chosen. */
  readonly change: (kind: Relation, isChosen: boolean) => void;
  readonly choose: (pool: string) => void;
}

const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });

/** All of them, in the order of their buttons. */
export const RELATIONS: readonly Relation[] = ['follow', 'block', 'mute'];

/** The texts of each relation: to begin, to end, and what has happened then. */
const TEXTS: Record<Relation, [string, string, string, string]> = {
  follow: ['player.follow', 'player.unfollow', 'player.followed', 'player.unfollowed'],
  block: ['player.block', 'player.unblock', 'player.blocked', 'player.unblocked'],
  mute: ['player.mute', 'player.unmute', 'player.muted', 'player.unmuted'],
};

/** Returns what has happened when a relation was begun or ended. */
export function doneText(kind: Relation, isEnded: boolean, name: string): string {
  return translate(TEXTS[kind][isEnded ? 3 : 2], name);
}

/** Returns the displayed name, which says when the member is a program. */
export function shownName({ name, bot }: Api.Profile): string {
  return bot ? translate('player.bot', name) : name;
}

/** Returns the member's tile and name, and what another member can choose. */
export function head({ profile, done, change }: PlayerState): TemplateResult {
  const relation = (kind: Relation) => {
    const isChosen = profile.relations.includes(kind);
    const [begin, end] = TEXTS[kind];
    return html`<button
      class="button"
      type="button"
      id=${kind}
      @click=${() => change(kind, isChosen)}
    >
      ${translate(isChosen ? end : begin)}
    </button>`;
  };
  return html`
    ${playerTile(profile.name)}
    <div>
      <h1 id="name">${shownName(profile)}</h1>
      <p class="quiet" id="since">
        ${translate('player.since', dates.format(profile.createdMillis))}
      </p>
      ${profile.suspended ? html`<p class="tag" id="suspended">${translate('player.suspended')}</p>` : nothing}
      <p class="quiet" role="status" id="relation-done">${done}</p>
    </div>
    ${profile.other ? html`<div class="row">${RELATIONS.map(relation)}</div>` : nothing}
  `;
}

/** Returns the name of a board, and whether the rating is that against levels. */
function poolName({ catalogue }: PlayerState, pool: Api.PoolRating): string {
  const name = boardName(catalogue, pool);
  return pool.levels ? translate('player.against-levels', name) : name;
}

/** Returns the ratings: a table, and the history of the one that is chosen. */
export function ratings(state: PlayerState): TemplateResult {
  const { pools, pool: chosen, choose } = state;
  return html`<section class="card" id="ratings" aria-labelledby="ratings-title">
    <h2 id="ratings-title">${translate('list.rating.title')}</h2>
    ${
      pools.length === 0
        ? html`<p class="quiet" id="no-ratings">${translate('player.no-ratings')}</p>`
        : html`${table(
              'rating-table',
              ['list.rating.game', 'list.rating.speed', 'list.rating.rating', 'list.rating.games'],
              pools.map(pool => [
                pool.levels
                  ? poolName(state, pool)
                  : html`<a href="/leaderboard?pool=${pool.pool}">${poolName(state, pool)}</a>`,
                translate(`player.speed.${pool.speed}`),
                `${pool.rating}${pool.provisional ? '?' : ''}`,
                pool.games,
              ]),
            )}
            ${
              pools.some(({ provisional }) => provisional)
                ? html`<p class="quiet" id="provisional">${translate('player.provisional')}</p>`
                : nothing
            }
            <div class="field">
              <label for="pool">${translate('player.history')}</label>
              <select
                id="pool"
                @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}
              >
                ${pools.map(
                  pool =>
                    html`<option value=${pool.pool} ?selected=${pool.pool === chosen}>
                      ${poolName(state, pool)}, ${translate(`player.speed.${pool.speed}`)}
                    </option>`,
                )}
              </select>
            </div>
            ${ratingHistory(pools.find(({ pool }) => pool === chosen))}`
    }
  </section>`;
}

/** Returns the moves with which the member begins games; nothing without games. */
export function openings({ catalogue, profile }: PlayerState): TemplateResult | typeof nothing {
  const board = (id: GameId) => boardName(catalogue, id);
  const sorted = [...profile.openings].sort(
    (a, b) => board(a).localeCompare(board(b)) || b.games - a.games,
  );
  return sorted.length === 0
    ? nothing
    : html`<h2>${translate('player.openings')}</h2>
        <div class="scroll" tabindex="0" role="region" aria-label=${translate('player.openings')}>
          ${table(
            'opening-table',
            [
              'list.rating.game',
              'player.first-move',
              'list.rating.games',
              'player.won',
              'player.drawn',
              'player.lost',
            ],
            sorted.map(one => [board(one), one.move, one.games, one.won, one.drawn, one.lost]),
          )}
        </div>`;
}

/**
 * Returns a table.
 *
 * @param keys the keys of the headings
 * @param rows the cells; the first of each row is its heading
 */
function table(
  id: string,
  keys: string[],
  rows: (string | number | TemplateResult)[][],
): TemplateResult {
  return html`<table id=${id}>
    <thead>
      <tr>
        ${keys.map(key => html`<th scope="col">${translate(key)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([first, ...cells]) =>
          html`<tr>
            <th scope="row">${first}</th>
            ${cells.map(cell => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
