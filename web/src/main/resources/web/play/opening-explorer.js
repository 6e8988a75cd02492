import { get } from '../site/api.js';
import { createBoard, onBoardPath } from '../site/boards.js';
import { byId, createElement, find, setText } from '../site/dom.js';
import { errorText } from '../site/errors.js';
import { pluralForm, translate } from '../site/messages.js';
import { loadVariation } from '../site/positions.js';

/** @typedef {import('../board/board.js').TabuleiroBoard} TabuleiroBoard */

/**
 * The openings of a board: a position, and the moves that were played in it. A move that is chosen in
 * the table or made on the board leads deeper.
 */
export class OpeningExplorer {
  /** @type {GameId} */
  #id = { game: '', variant: '' };

  /** @type {string[]} */
  #moves = [];

  /** @type {TabuleiroBoard | undefined} */
  #board;

  #catalogue;
  #choose;

  /**
   * @param {Api.Catalogue} catalogue
   * @param {(moves: string[]) => void} choose called with the moves that the visitor has chosen
   */
  constructor(catalogue, choose) {
    this.#catalogue = catalogue;
    this.#choose = choose;
    byId('back').addEventListener('click', () => choose(this.#moves.slice(0, -1)));
  }

  /**
   * Shows the position after some moves.
   *
   * @param {GameId} id a variant that is empty shows nothing
   * @param {string[]} moves
   */
  async show(id, moves) {
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
      byId('opening-board').replaceChildren();
    }
    this.#id = id;
    const query = moves.length === 0 ? '' : `?${new URLSearchParams({ moves: moves.join(' ') })}`;
    try {
      /** @type {Api.OpeningExplorer} */
      const opening = await get(`/openings/${id.game}/${id.variant}${query}`);
      const board = this.#board ?? (await this.#createBoard(id));
      if (this.#moves === moves) {
        this.#attach(board, id);
        board.show(opening.position);
        this.#drawNext(opening);
      }
    } catch (error) {
      this.#drawRows([]);
      setText(byId('reached'), errorText(error, 'game.failed'));
    }
    if (hadFocus && !byId('opening').contains(document.activeElement)) {
      this.#focus();
    }
  }

  /** Puts the focus on the first move; without one on the last move that was made. */
  #focus() {
    const button = byId('next').querySelector('button') ?? byId('line').lastElementChild;
    /** @type {HTMLElement | null | undefined} */ (
      button instanceof HTMLButtonElement ? button : button?.querySelector('button')
    )?.focus();
  }

  /** @param {GameId} id */
  async #createBoard(id) {
    const board = await createBoard(id);
    board.setAttribute('label', translate('list.search.opening'));
    board.setAttribute('silent', '');
    onBoardPath(board, 'board-move', path => this.#play(path));
    return board;
  }

  /**
   * Puts a new board into the page.
   *
   * @param {TabuleiroBoard} board
   * @param {GameId} id
   */
  #attach(board, id) {
    if (this.#board === board) {
      return;
    }
    this.#board = board;
    byId('opening-board').replaceChildren(board);
    const family = this.#catalogue.families.find(({ game }) => game === id.game);
    setText(byId('first-wins'), translate('list.search.wins', family?.first ?? ''));
    setText(byId('second-wins'), translate('list.search.wins', family?.second ?? ''));
  }

  /** @param {string[]} path the click path of a move on the board */
  async #play(path) {
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

  /** @param {Api.OpeningExplorer} opening */
  #drawNext({ games, next }) {
    setText(byId('reached'), translate(`list.search.reached.${pluralForm(games)}`, games));
    this.#drawRows(next);
  }

  /** @param {Api.OpeningExplorer['next']} next */
  #drawRows(next) {
    byId('next').hidden = next.length === 0;
    const rows = next.map(({ move, games, first, draws, second }) =>
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
        ),
        ...[games, first, draws, second].map(count =>
          createElement('td', { class: 'number' }, count),
        ),
      ),
    );
    find(byId('next'), 'tbody', HTMLTableSectionElement).replaceChildren(...rows);
  }
}
