import { html, nothing, type TemplateResult } from 'lit/html.js';
import { keyed } from 'lit/directives/keyed.js';
import { hasServer } from '../site/address.ts';
import { createBoard } from '../site/board-element.ts';
import { onBoardPath } from '../site/board-path.ts';
import { byId, find } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { pluralForm, translate } from '../site/messages.ts';
import { loadVariation } from '../site/positions.ts';
import { View } from '../site/view.ts';
import { loadOpening, type OpeningSource } from './load-opening.ts';
import type { TabuleiroBoard } from '../board/board.ts';

/** What stands beside the board. */
interface State {
  readonly moves: readonly string[];
  /** What was played after them; empty without an answer. */
  readonly opening?: Api.OpeningExplorer | undefined;
  readonly problem: string;
}

/**
 * The openings of a board: a position, the moves that were played in it, on this server or between
 * computers, and what is proven. A move that is chosen in the table or made on the board leads deeper.
 */
export class OpeningExplorer {
  #id: GameId = { game: '', variant: '' };
  #board: TabuleiroBoard | undefined;
  #view;

  /** The moves that were asked for last: an answer for others is not shown. */
  #asked: readonly string[] = [];

  /** The games that are counted; until the visitor chooses, those of this server where there are some. */
  #source: OpeningSource | undefined;

  /** @param choose called with the moves that the visitor has chosen */
  constructor(
    readonly catalogue: Api.Catalogue,
    readonly choose: (moves: readonly string[]) => void,
  ) {
    const root = byId('opening-moves');
    this.#view = new View<State>(root, { moves: [], problem: '' }, state => this.#template(state));
  }

  /**
   * Shows the position after some moves.
   *
   * @param id a variant that is empty shows nothing
   */
  async show(id: GameId, moves: readonly string[]): Promise<void> {
    const isChosen = id.variant !== '';
    byId('no-board').hidden = isChosen;
    byId('opening').hidden = !isChosen;
    this.#asked = moves;
    if (!isChosen) {
      return;
    }
    const hadFocus = byId('opening').contains(document.activeElement);
    if (id.game !== this.#id.game || id.variant !== this.#id.variant) {
      this.#board = undefined;
      this.#source = undefined;
      byId('opening-board').replaceChildren();
    }
    this.#id = id;
    try {
      const opening = await loadOpening(id, moves, this.#source);
      const board = this.#board ?? (await this.#createBoard(id));
      if (this.#asked === moves) {
        this.#source = opening.source;
        this.#attach(board);
        board.show(opening.position);
        this.#view.update({ moves, opening, problem: '' });
      }
    } catch (error) {
      this.#view.update({ moves, opening: undefined, problem: errorText(error, 'game.failed') });
    }
    if (hadFocus && !byId('opening').contains(document.activeElement)) {
      // On the first move; without one on the last move that was made.
      const hasNext = this.#view.state.opening?.nextMoves.length;
      find(document, hasNext ? '#next button' : '#line > :last-child button').focus();
    }
  }

  async #createBoard(id: GameId): Promise<TabuleiroBoard> {
    const board = await createBoard(id);
    board.setAttribute('label', translate('list.search.opening'));
    board.setAttribute('silent', '');
    onBoardPath(board, 'board-move', path => this.#play(path));
    return board;
  }

  /** Puts a new board into the page. */
  #attach(board: TabuleiroBoard): void {
    if (this.#board !== board) {
      this.#board = board;
      byId('opening-board').replaceChildren(board);
    }
  }

  /** @param path the click path of a move on the board */
  async #play(path: string[]): Promise<void> {
    try {
      const { moves } = await loadVariation(this.#id, { moves: [...this.#asked], path });
      this.choose(moves.map(({ move }) => move));
    } catch (error) {
      this.#view.update({ problem: errorText(error, 'game.failed') });
    }
  }

  #template({ moves, opening, problem }: State): TemplateResult {
    const step = (move: string, index: number) =>
      html`<li>
        <button
          class="button plain small"
          type="button"
          aria-current=${index === moves.length ? 'step' : nothing}
          @click=${() => this.choose(moves.slice(0, index))}
        >
          ${move}
        </button>
      </li>`;
    const reached =
      opening === undefined
        ? ''
        : translate(`list.search.reached.${pluralForm(opening.games)}`, opening.games);
    const proven = opening?.proven;
    return html`
      <p>${translate('list.search.opening-lead')}</p>
      <div class="opening-line">
        <ol class="row plain-list" id="line" aria-label=${translate('list.search.line')}>
          ${keyed(moves.join(' '), [translate('list.search.start'), ...moves].map(step))}
        </ol>
        <button
          class="button small"
          type="button"
          id="back"
          ?disabled=${moves.length === 0}
          @click=${() => this.choose(moves.slice(0, -1))}
        >
          ${translate('list.search.back')}
        </button>
      </div>
      ${opening === undefined || !hasServer ? nothing : this.#sources(opening)}
      <p role="status">
        <span id="reached">${problem || reached}</span>
        <strong id="proven"
          >${proven ? translate('list.search.proven-position', proven.resultText) : ''}</strong
        >
      </p>
      ${opening === undefined || opening.nextMoves.length === 0 ? nothing : keyed(moves.join(' '), this.#table(opening, moves))}
    `;
  }

  #sources({ source, sources }: Api.OpeningExplorer): TemplateResult {
    const choose = (value: OpeningSource) => {
      this.#source = value;
      void this.show(this.#id, this.#asked);
    };
    return html`<fieldset class="field" id="sources">
      <legend>${translate('list.search.sources')}</legend>
      <div class="choices">
        ${(['games', 'computers'] as const).map(
          value =>
            html`<label class="choice">
              <input
                type="radio"
                name="source"
                value=${value}
                .checked=${value === source}
                @change=${() => choose(value)}
              /><span id="source-${value}"
                >${translate(`list.search.source-${value}`, sources[value])}</span
              >
            </label>`,
        )}
      </div>
    </fieldset>`;
  }

  #table({ hasDraws, nextMoves }: Api.OpeningExplorer, moves: readonly string[]): TemplateResult {
    const family = this.catalogue.families.find(({ game }) => game === this.#id.game);
    // Players may also agree on a draw.
    const withDraws = hasDraws || nextMoves.some(({ draws }) => draws > 0);
    const count = (value: number) => html`<td class="number">${value}</td>`;
    return html`<div
      class="wide-table"
      id="next"
      tabindex="0"
      role="region"
      aria-label=${translate('list.search.next')}
    >
      <table aria-label=${translate('list.search.next')}>
        <thead>
          <tr>
            <th scope="col">${translate('list.search.move')}</th>
            <th scope="col">${translate('list.search.games')}</th>
            <th scope="col">${translate('list.search.wins', family?.first ?? '')}</th>
            ${withDraws ? html`<th scope="col" id="draws">${translate('list.search.draws')}</th>` : nothing}
            <th scope="col">${translate('list.search.wins', family?.second ?? '')}</th>
          </tr>
        </thead>
        <tbody>
          ${nextMoves.map(
            ({ move, games, firstWins, draws, secondWins, proven }) =>
              html`<tr>
                <th scope="row">
                  <button
                    class="button small"
                    type="button"
                    @click=${() => this.choose([...moves, move])}
                  >
                    ${move}
                  </button>
                  ${proven ? html`<span>${translate('list.search.proven-move', proven.resultText)}</span>` : nothing}
                </th>
                ${count(games)} ${count(firstWins)} ${withDraws ? count(draws) : nothing}
                ${count(secondWins)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}
