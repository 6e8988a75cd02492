import { get } from '/site/api.js';
import { boardElement } from '/site/boards.js';

/** A board that plays a game by itself. */
export class Living {
  /** @param frame the element that shows it */
  constructor(frame, game, variant) {
    this.frame = frame;
    this.game = game;
    this.variant = variant;
    this.isSeen = false;
    this.ply = 0;
    new IntersectionObserver(([{ isIntersecting }]) => this.#seen(isIntersecting),
      { rootMargin: '10%' }).observe(frame);
  }

  /** Shows the next position; after the last one, and a rest, the first. */
  step() {
    if (!this.isSeen || this.moments === undefined) {
      return;
    }
    this.ply = (this.ply + 1) % (this.moments.length + REST);
    if (this.ply < this.moments.length) {
      this.#show();
    }
  }

  async #seen(isSeen) {
    this.isSeen = isSeen;
    if (isSeen && this.board === undefined) {
      this.board = await boardElement(this.game, this.variant);
      for (const [name, value] of Object.entries(LOOK)) {
        this.board.setAttribute(name, value);
      }
      this.board.inert = true;
      this.frame.replaceChildren(this.board);
      const { moments } = await get(`/demos/${this.game}/${this.variant}`);
      this.moments = moments;
      this.ply = Math.floor(0.6 * moments.length);
      this.#show();
    }
  }

  #show() {
    const { position, moves } = this.moments[this.ply];
    this.board.show(position, moves[0]);
  }
}

/** How many steps the end of a game is looked at. */
const REST = 5;

const LOOK = { picture: '', silent: '', locked: '', coordinates: 'off' };
