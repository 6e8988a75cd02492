import { get } from '../site/api.js';
import { createBoard, onBoardPath } from '../site/board-element.ts';
import { byId, createElement, find, setText } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { pluralForm, translate } from '../site/messages.ts';
import { loadVariation } from '../site/positions.ts';
import type { TabuleiroBoard } from '../board/board.ts';

type OpeningSource = Api.OpeningExplorer['source'];

/**
 * The openings of a board: a position, the moves that were played in it, on this server or between
 * computers, and what is proven. A move that is chosen in the table or made on the board leads deeper.
 */
export class OpeningExplorer {
  #id: GameId = { game: '', variant: '' };
  #moves: string[] = [];
  #board: TabuleiroBoard | undefined;

  /**
   * The games that are counted; until the visitor chooses, those of this server where there are some.
   */
  #source: OpeningSource | undefined;
  #catalogue;
  #choose;

  /** @param choose called with the moves that the visitor has chosen */
  constructor(catalogue: Api.Catalogue, choose: (moves: string[]) => void) {
    this.#catalogue = catalogue;
    this.#choose = choose;
    byId('back').addEventListener('click', () => choose(this.#moves.slice(0, -1)));
    for (const button of this.#sourceButtons()) {
      button.addEventListener('change', () => {
        this.#source = button.value as OpeningSource;
        void this.show(this.#id, this.#moves);
      });
    }
  }

  /**
   * Shows the position after some moves.
   *
   * @param id a variant that is empty shows nothing
   */
  async show(id: GameId, moves: string[]) {
    const isChosen = id.variant !== '';
    byId('no-board').hidden = isChosen;
    byId('opening').hidden = !isChosen;
    this.#moves = moves;
    if (!isChosen) {
      return;
    }
    const hadFocus = byId('opening').contains(document.activeElement);
    this.#drawLine();
    if (id.game !== this.#id.game || id.variant !== this.#id.variant) {
      this.#board = undefined;
      this.#source = undefined;
      byId('opening-board').replaceChildren();
    }
    this.#id = id;
    try {
      const opening = await this.#load(id, moves);
      const board = this.#board ?? (await this.#createBoard(id));
      if (this.#moves === moves) {
        this.#source = opening.source;
        this.#attach(board);
        board.show(opening.position);
        this.#drawOpening(opening);
      }
    } catch (error) {
      byId('next').hidden = true;
      setText(byId('proven'), '');
      setText(byId('reached'), errorText(error, 'game.failed'));
    }
    if (hadFocus && !byId('opening').contains(document.activeElement)) {
      this.#focus();
    }
  }

  /**
   * Loads a position with the games of the chosen source. On a board that was just chosen, these are the
   * games of this server, or those between computers where the position has no others.
   */
  async #load(id: GameId, moves: string[]): Promise<Api.OpeningExplorer> {
    const load = (source: OpeningSource) => {
      const query = new URLSearchParams({ source });
      if (moves.length > 0) {
        query.set('moves', moves.join(' '));
      }
      return get(`/openings/${id.game}/${id.variant}?${query}`);
    };
    const opening: Api.OpeningExplorer = await load(this.#source ?? 'games');
    const { games, computers } = opening.sources;
    return this.#source === undefined && games === 0 && computers > 0 ? load('computers') : opening;
  }

  /** The buttons that choose the games that are counted. */
  #sourceButtons() {
    return byId('sources').querySelectorAll('input') as NodeListOf<HTMLInputElement>;
  }

  /** Puts the focus on the first move; without one on the last move that was made. */
  #focus() {
    const button = byId('next').querySelector('button') ?? byId('line').lastElementChild;
    (
      (button instanceof HTMLButtonElement ? button : button?.querySelector('button')) as
        HTMLElement | null | undefined
    )?.focus();
  }

  async #createBoard(id: GameId) {
    const board = await createBoard(id);
    board.setAttribute('label', translate('list.search.opening'));
    board.setAttribute('silent', '');
    onBoardPath(board, 'board-move', path => this.#play(path));
    return board;
  }

  /** Puts a new board into the page. */
  #attach(board: TabuleiroBoard) {
    if (this.#board === board) {
      return;
    }
    this.#board = board;
    byId('opening-board').replaceChildren(board);
    const family = this.#catalogue.families.find(({ game }) => game === this.#id.game);
    setText(byId('first-wins'), translate('list.search.wins', family?.first ?? ''));
    setText(byId('second-wins'), translate('list.search.wins', family?.second ?? ''));
  }

  /** @param path the click path of a move on the board */
  async #play(path: string[]) {
    try {
      const { moves } = await loadVariation(this.#id, { moves: this.#moves, path });
      this.#choose(moves.map(({ move }) => move));
    } catch (error) {
      setText(byId('reached'), errorText(error, 'game.failed'));
    }
  }

  #drawLine() {
    const steps = ['', ...this.#moves].map((move, index, { length }) =>
      createElement(
        'li',
        {},
        createElement(
          'button',
          {
            type: 'button',
            class: 'button plain small',
            'aria-current': index === length - 1 ? 'step' : undefined,
            click: () => this.#choose(this.#moves.slice(0, index)),
          },
          move === '' ? translate('list.search.start') : move,
        ),
      ),
    );
    byId('line').replaceChildren(...steps);
    byId('back', HTMLButtonElement).disabled = this.#moves.length === 0;
  }

  #drawOpening({ source, sources, games, proven, hasDraws, nextMoves: next }: Api.OpeningExplorer) {
    for (const button of this.#sourceButtons()) {
      button.checked = button.value === source;
    }
    setText(byId('source-games'), translate('list.search.source-games', sources.games));
    setText(byId('source-computers'), translate('list.search.source-computers', sources.computers));
    byId('sources').hidden = false; // From now on its choices have names.
    setText(byId('reached'), translate(`list.search.reached.${pluralForm(games)}`, games));
    setText(
      byId('proven'),
      proven ? translate('list.search.proven-position', proven.resultText) : '',
    );
    // Players may also agree on a draw.
    this.#drawRows(next, hasDraws || next.some(({ draws }) => draws > 0));
  }

  #drawRows(next: Api.NextMove[], hasDraws: boolean) {
    byId('next').hidden = next.length === 0;
    byId('draws').hidden = !hasDraws;
    const rows = next.map(({ move, games, firstWins: first, draws, secondWins: second, proven }) =>
      createElement(
        'tr',
        {},
        createElement(
          'th',
          { scope: 'row' },
          createElement(
            'button',
            {
              type: 'button',
              class: 'button small',
              click: () => this.#choose([...this.#moves, move]),
            },
            move,
          ),
          proven && ' ',
          proven &&
            createElement('span', {}, translate('list.search.proven-move', proven.resultText)),
        ),
        ...[games, first, ...(hasDraws ? [draws] : []), second].map(count =>
          createElement('td', { class: 'number' }, count),
        ),
      ),
    );
    find(byId('next'), 'tbody', HTMLTableSectionElement).replaceChildren(...rows);
  }
}
