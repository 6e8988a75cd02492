type Message = { type: string };

/**
 * Messages of the server that are passed on with a pause before each move, so that a game between two
 * computers can be watched. Their order stays the same.
 */
export class EventQueue {
  #waiting: Message[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pauseMillis = 0;

  /** When the last move was passed on. */
  #lastMove = -Infinity;

  /**
   * @param onMessage receives the messages
   * @param now in milliseconds
   */
  constructor(
    readonly onMessage: (message: any) => void,
    readonly now: () => number = () => performance.now(),
  ) {}

  /** Sets the least time between two moves; Infinity stops them. */
  set pauseMillis(pauseMillis: number) {
    this.#pauseMillis = pauseMillis;
    this.#passOn();
  }

  add(message: any) {
    this.#waiting.push(message);
    this.#passOn();
  }

  /** Passes on what is due, and waits for the rest. */
  #passOn() {
    clearTimeout(this.#timer);
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      const isMove = 'move' in next && next.move !== undefined && next.move !== null;
      const wait = isMove ? this.#lastMove + this.#pauseMillis - this.now() : 0;
      if (wait > 0) {
        if (wait < Infinity) {
          this.#timer = setTimeout(() => this.#passOn(), wait);
        }
        return;
      }
      if (isMove) {
        this.#lastMove = this.now();
      }
      this.#waiting.shift();
      this.onMessage(next);
    }
  }
}
