/** A game as the server told it: its state, and the events since. No screen is here. */

/** What a later event says anew. */
const NEWS = ['clock', 'paused', 'offers', 'result', 'ending', 'says', 'next', 'seats', 'open',
  'claimable', 'position'];

export class Model {
  /** @param state the game, as GET /games/{id} answers */
  constructor(state) {
    this.replace(state);
  }

  /** Takes a new state of the game. */
  replace(state) {
    this.state = state;
    this.told = performance.now();
  }

  /**
   * Takes an event of the live game.
   *
   * @returns whether it is news: one that was told before changes nothing
   */
  apply(event) {
    const { state } = this;
    if (event.sequence <= state.head.sequence) {
      return false;
    }
    const next = { ...state, head: { sequence: event.sequence, hash: event.hash }, ply: event.ply };
    for (const key of NEWS.filter(name => event[name] !== undefined && event[name] !== null)) {
      next[key] = event[key];
    }
    next.moves = state.moves.slice(0, event.ply);
    if (event.move && next.moves.length < event.ply) {
      next.moves.push(event.move);
    }
    next.last = next.moves.at(-1);
    this.state = next;
    this.told = performance.now();
    return true;
  }

  /** Takes who is at the table just now. */
  here({ first, second, watchers }) {
    const here = { first, second };
    const seats = this.state.seats.map(seat => ({ ...seat, here: here[seat.side] }));
    this.state = { ...this.state, seats, watchers };
  }

  get isOver() {
    return this.state.ending !== '';
  }

  /** Whether the reader of the page is to move. */
  get isMyTurn() {
    return this.isPlaying && this.state.position.toMove === this.state.you;
  }

  /** Whether the reader sits at the table and the game goes on. */
  get isPlaying() {
    return this.state.you !== '' && !this.isOver && this.isComplete;
  }

  /** Whether both seats are taken. */
  get isComplete() {
    return this.state.seats.every(seat => seat.taken);
  }

  get opponent() {
    return this.state.you === '' ? '' : other(this.state.you);
  }

  seat(side) {
    return this.state.seats.find(seat => seat.side === side);
  }

  /** Whether the other seat holds a computer. */
  get isAgainstComputer() {
    return this.opponent !== '' && this.seat(this.opponent).player !== 'human';
  }

  /** Returns the milliseconds that a side has left now, or undefined where no clock runs. */
  left(side, now = performance.now()) {
    const { clock } = this.state;
    const told = clock[side];
    if (told === undefined || told === null) {
      return undefined;
    }
    return Math.max(0, clock.running === side ? told - (now - this.told) : told);
  }
}

/** Returns the other side. */
export function other(side) {
  return side === 'first' ? 'second' : 'first';
}
