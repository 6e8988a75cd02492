/** What was played in a position of the analysis page: a script that comes when its tab is opened. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { loadOpening, MAX_OPENING_MOVES } from '../play/load-opening.ts';
import { ApiError } from '../site/api.js';
import { errorText } from '../site/errors.ts';
import { pluralForm, translate } from '../site/messages.ts';
import { View } from '../site/view.ts';

interface Shown {
  readonly id: GameId;
  /** The text of the position. */
  readonly position: string;
  /** The moves that lead to it. */
  readonly moves: readonly string[];
  /** The texts of the board, with the names of the sides. */
  readonly texts: Record<string, string>;
}

/** What the tab shows. */
interface State {
  /** How many games have reached the position, or why that is not known. */
  readonly summary: string;
  readonly rows: Api.OpeningExplorer['nextMoves'];
  /** The name of the side that moves first. */
  readonly first: string;
}

/** The tab of openings of a position. */
export class PositionExplorer {
  #view;

  /** The positions that were asked for; the answer to an earlier one is not drawn. */
  #asked = 0;

  /** @param onSelect called with a move to play */
  constructor(
    place: HTMLElement,
    readonly onSelect: (moves: string[]) => void,
  ) {
    const state = { summary: '', rows: [], first: '' };
    this.#view = new View<State>(place, state, shown => this.#template(shown));
  }

  /** Draws how often each move was played, and how the games ended. */
  async show(shown: Shown): Promise<void> {
    this.#asked += 1;
    const request = this.#asked;
    const first = shown.texts['side.first'] ?? '';
    const found = await find(shown).catch(error => ({
      summary: errorText(error, 'analysis.offline'),
      rows: [],
    }));
    if (request === this.#asked) {
      this.#view.update({ ...found, first });
    }
  }

  #template({ summary, rows, first }: State): TemplateResult {
    return html`<p class="quiet">${summary}</p>
      ${rows.length === 0 ? nothing : this.#table(rows, first)}`;
  }

  #table(rows: State['rows'], first: string): TemplateResult {
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${translate('list.search.move')}</th>
          <th scope="col">${translate('list.search.games')}</th>
          <th scope="col">${translate('list.search.wins', first)}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(row => this.#row(row))}
      </tbody>
    </table>`;
  }

  #row({ move, games, firstWins, draws, proven }: State['rows'][number]): TemplateResult {
    const share = Math.round((100 * (firstWins + draws / 2)) / Math.max(1, games));
    return html`<tr>
      <th scope="row">
        <button class="move" type="button" @click=${() => this.onSelect([move])}>${move}</button>
        ${proven ? html`<span>${translate('list.search.proven-move', proven.resultText)}</span>` : nothing}
      </th>
      <td class="number">${games}</td>
      <td>
        <span class="bar" .style=${`--share: ${share}%`}><span class="fill"></span></span>
        <span class="numbers">${share} %</span>
      </td>
    </tr>`;
  }
}

/**
 * Returns what was played in a position.
 *
 * @throws {ApiError} when the server refuses to say it, or nothing answers
 */
async function find({ id, position, moves }: Shown): Promise<Omit<State, 'first'>> {
  if (moves.length > MAX_OPENING_MOVES) {
    return { summary: translate('analysis.opening-over', MAX_OPENING_MOVES), rows: [] };
  }
  const opening = await loadOpening(id, moves).catch(error => {
    // From an edited position the moves may be illegal at the usual start.
    if (!(error instanceof ApiError && error.error === 'illegal')) {
      throw error;
    }
  });
  const { games, nextMoves } =
    opening?.position.position === position ? opening : { games: 0, nextMoves: [] };
  return {
    summary: translate(`list.search.reached.${pluralForm(games)}`, games),
    rows: nextMoves,
  };
}
