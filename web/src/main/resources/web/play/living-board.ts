/** A board that plays the end of a recorded game, one position after another. */
import type { BoardPicture } from '../board/picture.ts';
import { ask } from '../site/ask.ts';
import { createBoardPicture } from '../site/board-picture.ts';
import { createElement } from '../site/dom.ts';
import { createIcon } from '../site/create-icon.ts';
import * as icons from '../site/icons.ts';
import { translate } from '../site/messages.ts';
import { loadSetting, saveSetting } from '../site/storage.ts';

/** The time between two moves; the last position stays longer. */
const STEP_MILLIS = 1400;
const FINAL_MILLIS = 5000;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * A board that plays while it can be seen and the visitor has not paused it; with reduced motion it
 * stands still.
 */
export class LivingBoard {
  #board: BoardPicture | undefined;
  #frames: Api.DemoGame['frames'] = [];
  #ply = 0;
  #isVisible = false;
  #timer = 0;

  /** Whether the visitor has paused boards that play. */
  #isPaused: boolean = loadSetting('paused', false);

  /**
   * @param frame the element that holds the board, with the game as `data-game` and `data-variant`
   * @param control the element that gets the button that pauses the board
   */
  constructor(
    readonly frame: HTMLElement,
    readonly control: HTMLElement,
  ) {
    new IntersectionObserver(([entry]) => {
      this.#isVisible = entry?.isIntersecting ?? false;
      this.#schedule();
    }).observe(frame);
    reducedMotion.addEventListener('change', () => this.#drawControl());
    this.#drawControl();
  }

  #drawControl(): void {
    const isPaused = this.#isPaused;
    const button = createElement(
      'button',
      {
        class: 'tool',
        type: 'button',
        'aria-label': translate(isPaused ? 'home.resume' : 'home.pause'),
        click: () => {
          this.#isPaused = !isPaused;
          saveSetting('paused', this.#isPaused);
          this.#drawControl();
        },
      },
      createIcon(isPaused ? icons.play : icons.pause),
    );
    // The focus stays where the button is drawn anew.
    const hadFocus = this.control.contains(document.activeElement);
    this.control.replaceChildren(...(reducedMotion.matches ? [] : [button]));
    if (hadFocus) {
      button.focus();
    }
    this.#schedule();
  }

  /** Shows the board at the first of its positions. */
  async load(): Promise<void> {
    const { game = '', variant = '' } = this.frame.dataset;
    const [board, demo] = await Promise.all([
      createBoardPicture({ game, variant }),
      ask('GET /demos/{game}/{variant}', { game, variant }),
    ]);
    this.frame.replaceChildren(board);
    this.#board = board;
    this.#frames = demo.frames;
    this.#show();
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const isStill = this.#isPaused || reducedMotion.matches;
    if (this.#board !== undefined && this.#isVisible && !isStill) {
      const isLast = this.#ply === this.#frames.length - 1;
      this.#timer = setTimeout(() => this.#step(), isLast ? FINAL_MILLIS : STEP_MILLIS);
    }
  }

  #step(): void {
    if (!document.hidden) {
      this.#ply = (this.#ply + 1) % this.#frames.length;
      this.#show();
    }
    this.#schedule();
  }

  #show(): void {
    const moment = this.#frames[this.#ply];
    if (moment !== undefined) {
      this.#board?.show(moment.position, moment.moves[0]);
    }
  }
}
