import type { NextGame } from './next-round.ts';

/** The fields of a game that an event brings up to date. */
const EVENT_FIELDS = [
  'clock',
  'paused',
  'offers',
  'result',
  'ending',
  'endingText',
  'next',
  'position',
  'swappable',
] as const;

/** The state of a game: as the server sent it, updated by the events since. It draws nothing. */
export class GameModel {
  /** When the clocks of the state were received, on the scale of performance.now(). */
  receivedAt;
  /** The ratings of the players of a rated game, once they are known. */
  ratings: Api.GameRatings | undefined;
  /**
   * Whether the game is between two people. Only then does the server send messages; a player with
   * both seats receives none.
   */
  isBetweenPeople;
  /** The player's next game of the tournament, once it has begun. */
  nextRound: NextGame | undefined;

  constructor(public state: Api.Game) {
    this.receivedAt = performance.now();
    this.ratings = undefined;
    this.isBetweenPeople = false;
    this.nextRound = undefined;
  }

  /** Replaces the state. */
  replace(state: Api.Game) {
    this.state = state;
    this.receivedAt = performance.now();
  }

  /**
   * Applies an event of the game.
   *
   * @returns false for an event that was applied before: it changes nothing
   */
  apply(event: Api.Event): boolean {
    const { state } = this;
    if (event.sequence <= state.head.sequence) {
      return false;
    }
    const moves = state.moves.slice(0, event.ply);
    if (event.move && moves.length < event.ply) {
      moves.push(event.move);
    }
    this.replace({
      ...state,
      ...changedFields(event),
      head: { sequence: event.sequence, hash: event.hash },
      ply: event.ply,
      moves,
      last: moves.at(-1),
    });
    return true;
  }

  /** Updates which players are connected. */
  updatePresence(presence: Api.Presence) {
    const seats = this.state.seats.map(seat => ({ ...seat, connected: presence[seat.side] }));
    this.state = { ...this.state, seats };
  }

  get isOver() {
    return this.state.ending !== '';
  }

  /** Whether it is the turn of the page's player. */
  get isMyTurn() {
    return this.isPlaying && this.state.position.toMove === this.state.side;
  }

  /** Whether the page belongs to a player, and the game is in progress. */
  get isPlaying() {
    return this.state.side !== '' && !this.isOver && this.isComplete;
  }

  /** Whether the player can end the game without a result: before the second move. */
  get canAbort() {
    const { ply, round } = this.state;
    const needsResult = this.isInTournament || round > 1;
    return this.isPlaying && !this.isAgainstComputer && ply < 2 && !needsResult;
  }

  /** Whether the player can take back a move, or ask for it: one of their own. */
  get canTakeBack() {
    const { ply, position, side: you, offers } = this.state;
    const own = position.toMove === you ? 2 : 1;
    return this.isPlaying && !this.isCompetitive && offers.takeback === '' && ply >= own;
  }

  /** Whether the page's player can report the opponent: another person, or their program. */
  get canReport() {
    const { side: you } = this.state;
    return you !== '' && (this.isBetweenPeople || this.seat(otherSide(you))?.bot === true);
  }

  /** Whether the player can take over the first move, by which the players exchange sides. */
  get canSwap() {
    return this.isMyTurn && this.state.swappable;
  }

  /** Whether there is a next game to open, and none to be agreed first. */
  get hasNext() {
    return this.state.next !== '' && this.state.offers.rematch === '';
  }

  /** Whether the page belongs to a player in a game of a tournament. */
  get isInTournament() {
    return this.state.tournament !== '' && this.state.side !== '';
  }

  /** Whether the game counts for a rating or a tournament: it has no takeback and no hint. */
  get isCompetitive() {
    return this.state.rated || this.isInTournament;
  }

  /** Whether the page's player can offer a rematch: a tournament has its own next game. */
  get canRematch() {
    const { side: you, next, offers } = this.state;
    return (
      this.isOver && you !== '' && !this.isInTournament && next === '' && offers.rematch === ''
    );
  }

  /** Whether the game can be analysed: it is over, and moves were played. */
  get canAnalyse() {
    return this.isOver && this.state.ply > 0;
  }

  /** Whether both seats are taken. */
  get isComplete() {
    return this.state.seats.every(seat => seat.taken);
  }

  /** Whether the opponent of the page's player is a computer. */
  get isAgainstComputer() {
    const { side: you } = this.state;
    return you !== '' && this.seat(otherSide(you))?.player !== 'human';
  }

  /** Returns the seat of a side. */
  seat(side: Side) {
    return this.state.seats.find(seat => seat.side === side);
  }

  /**
   * Returns the milliseconds that a side has left, or undefined without a clock.
   *
   * @param now on the scale of performance.now()
   */
  timeLeftMillis(side: Side, now: number = performance.now()) {
    const { clock } = this.state;
    const left = side === 'first' ? clock.firstMillis : clock.secondMillis;
    if (left === undefined || left === null) {
      return undefined;
    }
    return Math.max(0, clock.running === side ? left - (now - this.receivedAt) : left);
  }

  /**
   * Returns the milliseconds that the side to move has left for its first move, or undefined when
   * that time does not run.
   *
   * @param now on the scale of performance.now()
   */
  firstMoveLeftMillis(now: number = performance.now()) {
    const { firstMoveMillis: firstMove } = this.state.clock;
    return firstMove === undefined || firstMove === null || this.isOver
      ? undefined
      : Math.max(0, firstMove - (now - this.receivedAt));
  }
}

/**
 * Returns the fields of a game that an event brings; the server leaves out those without a change.
 */
function changedFields(event: Api.Event): Partial<Api.Game> {
  return Object.fromEntries(
    EVENT_FIELDS.filter(name => event[name] !== undefined && event[name] !== null).map(name => [
      name,
      event[name],
    ]),
  );
}

/** Returns the other side. */
export function otherSide(side: Side): Side {
  return side === 'first' ? 'second' : 'first';
}
