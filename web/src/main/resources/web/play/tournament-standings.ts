/** The standings of a tournament. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { translate } from '../site/messages.ts';
import { playerTile } from '../site/player-tile.ts';
import { text } from './tournament-text.ts';

/** How the result of a player in a round is written. */
const POINTS: Record<string, string> = { win: '1', draw: '½', loss: '0' };

/** Returns after which round the standings are, or in which one. */
function standingsTitle({ summary, shownRound, pairings: games }: Api.Tournament): string {
  const { format, round } = summary;
  const hasRounds = format === 'swiss' || format === 'round-robin';
  if (!hasRounds || round === 0 || shownRound !== round) {
    return text('standings');
  }
  const played = games.filter(({ result }) => result !== '*').length;
  if (played === games.length) {
    return text('standings-after', round);
  }
  if (played > 0) {
    return text('standings-in', round);
  }
  return round === 1 ? text('standings') : text('standings-after', round - 1);
}

/**
 * Returns the table of the players.
 *
 * @param isWhole whether it has all columns, also where there is no room for them
 * @param onWhole called to show all columns, or to hide them again
 */
export function standings(
  tournament: Api.Tournament,
  isWhole: boolean,
  onWhole: () => void,
): TemplateResult {
  const { standings: players } = tournament;
  const tieBreaks = tieBreaksThatDiffer(tournament);
  const hasRounds = players.some(player => player.rounds.length > 0);
  const title = html`<h2 id="standings-title">${standingsTitle(tournament)}</h2>`;
  if (players.length === 0) {
    return html`${title}
      <p class="quiet">${text('no-players')}</p>`;
  }
  const head = (key: string, style = 'number') =>
    html`<th class=${style} scope="col">${text(key)}</th>`;
  const table = html`<table
    class="standings ${isWhole ? 'whole' : ''}"
    aria-labelledby="standings-title"
  >
    <thead>
      <tr>
        ${head('place')} ${head('player', '')} ${head('rating', 'number minor')}
        ${hasRounds ? head('rounds', 'minor') : head('games', 'number minor')} ${head('points')}
        ${tieBreaks.map(({ key }) => head(`tie.${key}`, 'number minor tie'))}
      </tr>
    </thead>
    <tbody id="players">
      ${players.map(player => row(player, tournament, tieBreaks))}
    </tbody>
  </table>`;
  return html`<div class="row spread">
      ${title}
      <button
        class="button small all-columns ${tieBreaks.length > 2 ? 'many' : ''}"
        type="button"
        aria-pressed=${isWhole}
        @click=${onWhole}
      >
        ${text('all-columns')}
      </button>
    </div>
    <div
      class="wide"
      tabindex=${isWhole ? 0 : nothing}
      role=${isWhole ? 'region' : nothing}
      aria-labelledby=${isWhole ? 'standings-title' : nothing}
    >
      ${table}
    </div>`;
}

/** A tie-break with its index among those of the tournament. */
interface TieBreak {
  readonly key: string;
  readonly index: number;
}

/** Returns the tie-breaks that tell players apart: a column of equal values says nothing. */
function tieBreaksThatDiffer({ standings: players, tieBreaks }: Api.Tournament): TieBreak[] {
  return tieBreaks
    .map((key, index) => ({ key, index }))
    .filter(({ index }) => new Set(players.map(player => player.tieBreaks[index])).size > 1);
}

function row(
  player: Api.TournamentPlayer,
  { summary, ownNumber }: Api.Tournament,
  tieBreaks: readonly TieBreak[],
): TemplateResult {
  const { place, number, name, member, withdrawn, rating, points, played } = player;
  const isOwn = number === ownNumber;
  return html`<tr class=${isOwn ? 'own' : ''}>
    <td class="number">${summary.round > 0 ? place : ''}</td>
    <th scope="row">
      <span class="face">
        ${playerTile(name)}
        <span>
          ${member === '' ? name : html`<a href="/player/${encodeURIComponent(member)}">${name}</a>`}
          ${isOwn ? html`<span class="quiet">${translate('game.you')}</span>` : nothing}
          ${withdrawn ? `(${text('withdrawn')})` : ''}
        </span>
      </span>
    </th>
    <td class="number minor">${rating}</td>
    ${
      player.rounds.length > 0
        ? html`<td class="minor"><span class="rounds">${player.rounds.map(roundTile)}</span></td>`
        : html`<td class="number minor">${played}</td>`
    }
    <td class="number points">${points}</td>
    ${tieBreaks.map(({ index }) => html`<td class="number minor tie">${player.tieBreaks[index]}</td>`)}
  </tr>`;
}

/** Returns the result of a player in a round. */
function roundTile(result: string): TemplateResult {
  return html`<span class="round ${result}">${POINTS[result] ?? '·'}</span>`;
}
