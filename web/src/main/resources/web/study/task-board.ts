import { pendingMove } from '../board/pending-move.ts';
import { isUnreachable } from '../site/api.js';
import { onBoardPath } from '../site/board-path.ts';
import { errorText } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { loadVariation, tryPath } from '../site/positions.ts';
import { untilAnswered } from '../site/until-answered.ts';
import { type AnswerKind, showForAttempt } from './guide-board.ts';
import type { TabuleiroBoard } from '../board/board.ts';

/** A position with a task, as the server writes it into the page. */
interface Task {
  variant: string;
  /** the text of the position */
  position: string;
  /** `none`, `any`, `win`, `moves` or `refused` */
  goal: string;
  /**
   * the click paths of the moves that solve `win` and `moves`, as text; for `refused` an attempt,
   * of which the first cell counts, or nothing where any attempt counts
   */
  solutions: string[];
  /** what is said when the task is done */
  yes: string;
  /** what is said after another legal move */
  no: string;
}

/** How long a legal move that does not solve the task is shown, before it is taken back. */
const WRONG_MOVE_MILLIS = 1600;

/** Returns the task of an element. */
export function taskOf({ dataset }: HTMLElement): Task {
  const { variant = '', position = '', goal = 'none', solutions = '', yes = '', no = '' } = dataset;
  return { variant, position, goal, solutions: solutions.split(';').filter(Boolean), yes, no };
}

/**
 * Returns whether a legal move solves a task.
 *
 * @param path the click path of the move
 */
export function isSolvedBy({ goal, solutions }: Task, path: string[]) {
  switch (goal) {
    case 'any':
      return true;
    case 'win':
    case 'moves':
      return solutions.includes(path.join(' '));
    default:
      return false;
  }
}

/**
 * A board on which a task is solved. It says yes, or why not. Without a network it still checks the
 * task; what needs the server follows by itself when the server answers again.
 */
export class TaskBoard {
  readonly id;

  #position: Api.Position | undefined;
  #timer: number | undefined;
  #isSolved = false;

  /** Ends the wait for the server when the board shows something else. */
  #wait = new AbortController();

  /**
   * @param say shows an answer
   * @param onSolved called when the task is solved
   */
  constructor(
    game: string,
    readonly task: Task,
    readonly board: TabuleiroBoard,
    readonly say: (text: string, kind: AnswerKind) => void,
    readonly onSolved?: () => void,
  ) {
    this.id = { game, variant: task.variant };
    onBoardPath(board, 'board-move', path => this.#play(path));
    onBoardPath(board, 'board-illegal', path => this.#explain(path));
  }

  /** Shows the first position. */
  async restart() {
    clearTimeout(this.#timer);
    this.#wait.abort();
    this.#isSolved = false;
    await this.#showStart();
    this.say('', '');
  }

  async #showStart() {
    const { position } = await loadVariation(this.id, { position: this.task.position });
    this.#position = position;
    showForAttempt(this.board, position);
  }

  async #play(path: string[]) {
    const before = this.#position;
    if (before === undefined) {
      return;
    }
    const load = () => loadVariation(this.id, { position: before.position, path });
    try {
      const variation = await load();
      this.#show(variation);
      this.#answer(path, describe(variation));
    } catch (error) {
      if (isUnreachable(error)) {
        this.#playUnconfirmed(before, path, load);
      } else {
        this.say(errorText(error, 'game.failed'), 'bad');
      }
    }
  }

  /** Draws a move as far as it is known without the server, and waits for the server. */
  #playUnconfirmed(before: Api.Position, path: string[], load: () => Promise<Api.Variation>) {
    const { position, move } = pendingMove(before, path);
    const isFree = this.#isFree;
    this.#position = undefined;
    this.board.show(position, move);
    this.#untilAnswered(load, variation => {
      this.board.toggleAttribute('still', true);
      this.#show(variation);
      this.board.toggleAttribute('still', false);
      if (isFree) {
        this.say(describe(variation), '');
      }
    });
    this.#answer(path, translate('learn.offline-move'));
  }

  #show({ position, moves }: Api.Variation) {
    this.#position = position;
    this.board.show(position, moves.at(-1));
  }

  /** Whether there is no task, or it is solved: then any move can be tried. */
  get #isFree() {
    return this.task.goal === 'none' || this.#isSolved;
  }

  /**
   * Says whether a legal move solves the task.
   *
   * @param otherwise what is said where there is nothing to solve
   */
  #answer(path: string[], otherwise: string) {
    if (this.#isFree) {
      this.say(otherwise, '');
    } else if (isSolvedBy(this.task, path)) {
      this.say(this.task.yes, 'good');
      this.#solved();
    } else {
      this.#wait.abort();
      this.say(this.task.no, 'bad');
      this.board.toggleAttribute('locked', true);
      this.#timer = setTimeout(() => this.#showStart(), WRONG_MOVE_MILLIS);
    }
  }

  /** Shows why a click path is illegal. That is what some tasks ask for. */
  async #explain(path: string[]) {
    const position = this.#position;
    // After a refusal that was asked for, its explanation stays.
    if (position?.result !== '*' || (this.#isSolved && this.task.goal === 'refused')) {
      return;
    }
    const { goal, solutions, yes } = this.task;
    const [wanted = path[0]] = solutions[0]?.split(' ') ?? [];
    const isWanted = goal === 'refused' && path[0] === wanted;
    const ask = () => tryPath(this.id, position.position, path);
    const show: (answer: Pick<Api.PathResult, 'message' | 'refusal'>) => void = ({
      message,
      refusal,
    }) => {
      this.say(isWanted ? `${yes} ${sentence(message)}` : message, isWanted ? 'good' : 'bad');
      if (position === this.#position) {
        this.board.markRefused(refusal?.cells ?? []);
      }
    };
    try {
      show(await ask());
    } catch (error) {
      if (!isUnreachable(error)) {
        this.say(errorText(error, 'game.failed'), 'bad');
        return;
      }
      this.say(isWanted ? yes : translate('learn.offline-refusal'), isWanted ? 'good' : 'bad');
      this.#untilAnswered(ask, show);
    }
    if (isWanted) {
      this.#solved();
    }
  }

  /** Shows the answer of the server when it comes. */
  #untilAnswered<T>(request: () => Promise<T>, show: (answer: T) => void) {
    this.#wait.abort();
    this.#wait = new AbortController();
    untilAnswered(request, this.#wait.signal, show);
  }

  #solved() {
    this.#isSolved = true;
    this.onSolved?.();
  }
}

function describe({ position, endingText: ending }: Api.Variation) {
  return ending || position.scoreTexts.join(' · ');
}

function sentence(text: string) {
  return text === '' ? '' : `${text[0].toUpperCase()}${text.slice(1)}.`;
}
