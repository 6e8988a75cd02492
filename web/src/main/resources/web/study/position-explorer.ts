/** What was played in a position of the analysis page: a script that comes when its tab is opened. */
import { html, nothing, render } from 'lit/html.js';
import { loadOpening } from '../play/load-opening.ts';
import { isUnreachable } from '../site/api.js';
import { pluralForm, translate } from '../site/messages.ts';

interface Shown {
  readonly id: GameId;
  /** The text of the position. */
  readonly position: string;
  /** The moves that lead to it. */
  readonly moves: readonly string[];
  /** The texts of the board, with the names of the sides. */
  readonly texts: Record<string, string>;
}

/** The positions that were asked for; the answer to an earlier one is not drawn. */
let asked = 0;

/**
 * Draws how often each move was played, and how the games ended.
 *
 * @param onSelect called with a move to play
 */
export async function drawExplorer(
  place: HTMLElement,
  { id, position, moves, texts }: Shown,
  onSelect: (moves: string[]) => void,
): Promise<void> {
  asked += 1;
  const request = asked;
  const opening = await loadOpening(id, moves).catch(error => {
    // From an edited position the moves may not be possible at the usual start.
    if (isUnreachable(error)) {
      throw error;
    }
  });
  if (request !== asked) {
    return;
  }
  const isKnown = opening?.position.position === position;
  const games = isKnown ? opening.games : 0;
  const rows = isKnown ? opening.nextMoves : [];
  const row = ({ move, games: count, firstWins, draws, proven }: (typeof rows)[number]) => {
    const share = Math.round((100 * (firstWins + draws / 2)) / Math.max(1, count));
    return html`<tr>
      <th scope="row">
        <button class="move" type="button" @click=${() => onSelect([move])}>${move}</button>
        ${proven ? html`<span>${translate('list.search.proven-move', proven.resultText)}</span>` : nothing}
      </th>
      <td class="number">${count}</td>
      <td>
        <span class="bar" .style=${`--share: ${share}%`}><span class="fill"></span></span>
        <span class="numbers">${share} %</span>
      </td>
    </tr>`;
  };
  const table = html`<table>
    <thead>
      <tr>
        <th scope="col">${translate('list.search.move')}</th>
        <th scope="col">${translate('list.search.games')}</th>
        <th scope="col">${translate('list.search.wins', texts['side.first'] ?? '')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(row)}
    </tbody>
  </table>`;
  render(
    html`<p class="quiet">${translate(`list.search.reached.${pluralForm(games)}`, games)}</p>
      ${rows.length > 0 ? table : nothing}`,
    place,
  );
}
