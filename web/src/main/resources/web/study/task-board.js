import { onBoardPath } from '../site/boards.js';
import { setText } from '../site/dom.js';
import { errorText } from '../site/errors.js';
import { explainPath, loadVariation } from '../site/positions.js';

/** @typedef {import('../board/board.js').TabuleiroBoard} TabuleiroBoard */

/**
 * A position with a task, as the server writes it into the page.
 *
 * @typedef {object} Task
 * @property {string} variant
 * @property {string} position the text of the position
 * @property {string} goal `none`, `any`, `win`, `moves` or `refused`
 * @property {string[]} moves the moves of `moves`; the first cell of an attempt for `refused`
 * @property {string} yes what is said when the task is done
 * @property {string} no what is said after another legal move
 */

/** How long a legal move that does not solve the task is shown, before it is taken back. */
const WRONG_MOVE_MILLIS = 1600;

/**
 * Returns the task of an element.
 *
 * @param {HTMLElement} element
 * @returns {Task}
 */
export function taskOf({ dataset }) {
  const { variant = '', position = '', goal = 'none', moves = '', yes = '', no = '' } = dataset;
  return { variant, position, goal, moves: moves.split(' ').filter(Boolean), yes, no };
}

/**
 * Returns whether a legal move solves a task.
 *
 * @param {Task} task
 * @param {string} move
 * @param {boolean} hasWon whether the move wins the game
 */
export function isSolvedBy({ goal, moves }, move, hasWon) {
  switch (goal) {
    case 'any':
      return true;
    case 'win':
      return hasWon;
    case 'moves':
      return moves.some(wanted =>
        wanted.startsWith('*') ? move.endsWith(wanted.slice(1)) : move === wanted,
      );
    default:
      return false;
  }
}

/** A board on which a task is solved. It says yes, or why not. */
export class TaskBoard {
  /** @type {Api.Position | undefined} */
  #position;

  /** @type {number | undefined} */
  #timer;

  #isSolved = false;

  /**
   * @param {string} game
   * @param {Task} task
   * @param {TabuleiroBoard} board
   * @param {HTMLElement} answer the element for the answers
   * @param {() => void} [onSolved] called when the task is solved
   */
  constructor(game, task, board, answer, onSolved) {
    this.id = { game, variant: task.variant };
    this.task = task;
    this.board = board;
    this.answer = answer;
    this.onSolved = onSolved;
    onBoardPath(board, 'board-move', path => this.#play(path));
    onBoardPath(board, 'board-illegal', path => this.#explain(path));
  }

  /** Shows the first position. */
  async restart() {
    clearTimeout(this.#timer);
    this.#isSolved = false;
    this.#say('', '');
    await this.#showStart();
  }

  async #showStart() {
    const { position } = await loadVariation(this.id, { position: this.task.position });
    this.#position = position;
    this.board.toggleAttribute('still', true);
    this.board.toggleAttribute('locked', false);
    this.board.show(position);
    this.board.toggleAttribute('still', false);
  }

  /** @param {string[]} path */
  async #play(path) {
    const before = this.#position;
    if (before === undefined) {
      return;
    }
    try {
      const from = { position: before.position, path };
      const { position, moves, ending } = await loadVariation(this.id, from);
      const move = moves.at(-1);
      this.#position = position;
      this.board.show(position, move);
      if (this.task.goal === 'none' || this.#isSolved) {
        this.#say(ending || position.standing.join(' · '), '');
        return;
      }
      const won = before.toMove === 'first' ? '1-0' : '0-1';
      if (move !== undefined && isSolvedBy(this.task, move.move, position.result === won)) {
        this.#solved('');
      } else {
        this.#say(this.task.no, 'bad');
        this.board.toggleAttribute('locked', true);
        this.#timer = setTimeout(() => this.#showStart(), WRONG_MOVE_MILLIS);
      }
    } catch (error) {
      this.#say(errorText(error, 'game.failed'), 'bad');
    }
  }

  /**
   * Shows why a click path is illegal. That is what some tasks ask for.
   *
   * @param {string[]} path
   */
  async #explain(path) {
    const position = this.#position;
    // After a refusal that was asked for, its explanation stays.
    if (position?.result !== '*' || (this.#isSolved && this.task.goal === 'refused')) {
      return;
    }
    const { says, refusal } = await explainPath(this.id, position, path, 'game.failed');
    const { goal, moves } = this.task;
    if (goal === 'refused' && !this.#isSolved && (moves.length === 0 || path[0] === moves[0])) {
      this.#solved(says);
    } else {
      this.#say(says, 'bad');
    }
    if (position === this.#position) {
      this.board.markRefused(refusal?.cells ?? []);
    }
  }

  /** @param {string} reason the refusal that the task asked for */
  #solved(reason) {
    this.#isSolved = true;
    const refusal = reason === '' ? '' : `${reason[0].toUpperCase()}${reason.slice(1)}.`;
    this.#say(`${this.task.yes} ${refusal}`.trim(), 'good');
    this.onSolved?.();
  }

  /**
   * @param {string} text
   * @param {'' | 'good' | 'bad'} kind
   */
  #say(text, kind) {
    this.answer.classList.toggle('good', kind === 'good');
    this.answer.classList.toggle('bad', kind === 'bad');
    setText(this.answer, text);
  }
}
