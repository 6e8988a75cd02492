/**
 * Entering a move spot by spot. A spot is the name of a cell, a tile of the hand such as `tile7`, or
 * a turn of the tile such as `turn1`. `steps` is what the server says of the legal moves: a list of
 * maps from a spot to the place in the list of what can follow, or to 0 when the move is complete.
 */
export class Clicks {
  constructor(steps) {
    this.steps = steps;
    this.picked = [];
  }

  /** Returns the spots that can be picked next. */
  next() {
    return Object.keys(this.#step() ?? {});
  }

  /** Returns the cells that can be picked next. */
  nextCells() {
    return this.next().filter(spot => !isTile(spot) && !isTurn(spot));
  }

  /** Returns the tile that is picked, or undefined. */
  tile() {
    return this.picked.find(isTile);
  }

  /** Returns the quarter turns of the picked tile. */
  turns() {
    const turn = this.picked.find(isTurn);
    return turn === undefined ? 0 : Number(turn.slice('turn'.length));
  }

  /**
   * Picks a spot. What was picked before is let go where it does not go on with this.
   *
   * @returns `complete`, `open`, or `refused` where no legal move has this spot here
   */
  pick(spot) {
    if (this.picked.at(-1) === spot || this.tile() === spot) {
      this.letGo();
      return 'open';
    }
    const before = this.picked;
    if (!this.next().includes(spot)) {
      this.picked = [];
    }
    if (!this.next().includes(spot)) {
      this.refused = [...before, spot];
      return 'refused';
    }
    this.picked = [...this.picked, spot];
    if (this.next().length > 0 && this.next().every(isTurn)) {
      this.picked = [...this.picked, this.next()[0]];
    }
    return this.isComplete() ? 'complete' : 'open';
  }

  letGo() {
    this.picked = [];
  }

  /** Returns whether the picked spots are a whole move. */
  isComplete() {
    return this.picked.length > 0 && this.next().length === 0;
  }

  /** Returns whether the picked tile looks different when it is turned. */
  canTurn() {
    return this.#turnsOfTile().length > 1;
  }

  /** Turns the picked tile clockwise, or the other way where `quarters` is -1. */
  turn(quarters) {
    const turns = this.#turnsOfTile();
    const at = turns.indexOf(`turn${this.turns()}`);
    if (at >= 0) {
      const turn = turns[(at + quarters + turns.length) % turns.length];
      this.picked = this.picked.map(spot => isTurn(spot) ? turn : spot);
    }
  }

  #turnsOfTile() {
    const at = this.picked.findIndex(isTurn);
    return at < 0 ? [] : Object.keys(this.#step(this.picked.slice(0, at)) ?? {});
  }

  /** Returns what can follow the spots; nothing when they are a whole move or none. */
  #step(spots = this.picked) {
    let at = 0;
    for (const [index, spot] of spots.entries()) {
      at = this.steps[at]?.[spot];
      if (at === undefined || at === 0) {
        return index === spots.length - 1 && at === 0 ? {} : undefined;
      }
    }
    return this.steps[at];
  }
}

export function isTile(spot) {
  return spot.startsWith('tile');
}

export function isTurn(spot) {
  return spot.startsWith('turn');
}
