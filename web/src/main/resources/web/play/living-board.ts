/** A board that plays a recorded game, one position after another. */
import type { TabuleiroBoard } from '../board/board.js';
import { ask } from '../site/ask.ts';
import { createBoard } from '../site/boards.js';

/** The time between two moves; the last position stays longer. */
const STEP_MILLIS = 1400;
const FINAL_MILLIS = 5000;

/** What part of the game has been played when the board appears. A guess: both sides are at work. */
const FIRST_PART = 0.4;

/** A board that plays while it can be seen and nothing has paused it. */
export class LivingBoard {
  #board: TabuleiroBoard | undefined;
  #moments: Api.DemoGame['frames'] = [];
  #ply = 0;
  #isVisible = false;
  #isPaused = true;
  #timer = 0;

  /** @param frame the element that holds the board, with the game as `data-game` and `data-variant` */
  constructor(readonly frame: HTMLElement) {
    new IntersectionObserver(([entry]) => {
      this.#isVisible = entry?.isIntersecting ?? false;
      this.#schedule();
    }).observe(frame);
  }

  /** Shows the board at a moment of the game. */
  async load(): Promise<void> {
    const { game = '', variant = '' } = this.frame.dataset;
    const [board, demo] = await Promise.all([
      createBoard({ game, variant }),
      ask('GET /demos/{game}/{variant}', { game, variant }),
    ]);
    for (const name of ['picture', 'silent', 'locked']) {
      board.setAttribute(name, '');
    }
    board.inert = true;
    this.frame.replaceChildren(board);
    this.#board = board;
    this.#moments = demo.frames;
    this.#ply = Math.floor(FIRST_PART * demo.frames.length);
    this.#show();
    this.#schedule();
  }

  /** Lets the board stand still, or play. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#board !== undefined && this.#isVisible && !this.#isPaused) {
      const isLast = this.#ply === this.#moments.length - 1;
      this.#timer = setTimeout(() => this.#step(), isLast ? FINAL_MILLIS : STEP_MILLIS);
    }
  }

  #step(): void {
    if (!document.hidden) {
      this.#ply = (this.#ply + 1) % this.#moments.length;
      this.#show();
    }
    this.#schedule();
  }

  #show(): void {
    const moment = this.#moments[this.#ply];
    if (moment !== undefined) {
      this.#board?.show(moment.position, moment.moves[0]);
    }
  }
}
