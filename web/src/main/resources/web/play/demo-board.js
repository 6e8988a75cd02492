import { get } from '../site/api.js';
import { createBoardPicture } from '../site/board-picture.js';

/** @typedef {import('../board/board.js').TabuleiroBoard} TabuleiroBoard */

/** How many steps the last position is shown. */
const FINAL_STEPS = 5;

/** A board that shows a recorded game, one position after another. */
export class DemoBoard {
  /** @type {TabuleiroBoard | undefined} */
  #board;

  /** @type {Api.DemoGame['moments']} */
  #positions = [];

  #ply = 0;

  /** Whether the board is in the visible part of the page, or near it. */
  isVisible = false;

  /**
   * @param {HTMLElement} frame the element that holds the board
   * @param {GameId} id
   */
  constructor(frame, id) {
    this.frame = frame;
    this.id = id;
    new IntersectionObserver(([{ isIntersecting }]) => this.#visibilityChanged(isIntersecting), {
      rootMargin: '10%',
    }).observe(frame);
  }

  /** Shows the next position; some steps after the last one, the first. */
  step() {
    if (!this.isVisible || this.#positions.length === 0) {
      return;
    }
    this.#ply = (this.#ply + 1) % (this.#positions.length + FINAL_STEPS);
    if (this.#ply < this.#positions.length) {
      this.#show();
    }
  }

  /** @param {boolean} isVisible */
  async #visibilityChanged(isVisible) {
    this.isVisible = isVisible;
    if (isVisible && this.#board === undefined) {
      const board = await createBoardPicture(this.id);
      this.#board = board;
      this.frame.replaceChildren(board);
      /** @type {Api.DemoGame} */
      const { moments } = await get(`/demos/${this.id.game}/${this.id.variant}`);
      this.#positions = moments;
      this.#ply = Math.floor(0.6 * moments.length);
      this.#show();
    }
  }

  #show() {
    const { position, moves } = this.#positions[this.#ply];
    this.#board?.show(position, moves[0]);
  }
}
