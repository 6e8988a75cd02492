/**
 * The legal moves of a position as click paths: each entry maps a spot to the index of the entry
 * with the next spots, or to 0 where the move is complete.
 */
export type Steps = Record<string, number>[];

/**
 * The entry of a move, spot by spot. A spot is the name of a click target: a cell, a tile of the hand
 * such as `tile7`, or a rotation of the tile such as `turn1`.
 */
export class MoveEntry {
  /** The spots that are selected, in order. */
  path: string[];
  /** The last path that begins no legal move. */
  illegalPath: string[];
  /** The cells that the refusal of that path is about, until something else is selected. */
  refusedCells: string[];

  constructor(readonly steps: Steps) {
    this.path = [];
    this.illegalPath = [];
    this.refusedCells = [];
  }

  /** Returns the spots that can be selected next. */
  nextSpots() {
    return Object.keys(this.#stepAfter(this.path) ?? {});
  }

  /** Returns whether a legal move begins with a spot and goes on with another. */
  begins(spot: string) {
    return this.steps[0]?.[spot] > 0;
  }

  /** Returns the cells that a move can begin with, as long as nothing is selected. */
  firstCells() {
    return this.path.length > 0 ? [] : this.nextCells();
  }

  /** Returns the cells that can be selected next. */
  nextCells() {
    return this.nextSpots().filter(isCell);
  }

  /** Returns the selected tile, or undefined. */
  tile() {
    return this.path.find(isTile);
  }

  /** Returns the clockwise quarter turns of the selected tile. */
  quarterTurns() {
    const rotation = this.path.find(isRotation);
    return rotation === undefined ? 0 : Number(rotation.slice('turn'.length));
  }

  /**
   * Selects a spot. Where it does not continue the path, the path begins again with it. Selecting the
   * last spot again clears the path, unless a move continues with it.
   *
   * @returns `illegal` when the spot neither continues the path nor begins a legal move
   */
  select(spot: string): 'complete' | 'incomplete' | 'illegal' {
    this.refusedCells = [];
    const isAgain = this.path.at(-1) === spot || this.tile() === spot;
    if (isAgain && !this.nextSpots().includes(spot)) {
      this.clear();
      return 'incomplete';
    }
    const before = this.path;
    if (!this.nextSpots().includes(spot)) {
      this.path = [];
    }
    if (!this.nextSpots().includes(spot)) {
      this.illegalPath = [...before, spot];
      return 'illegal';
    }
    this.path = [...this.path, spot];
    const next = this.nextSpots();
    if (next.length > 0 && next.every(isRotation)) {
      this.path = [...this.path, next[0]];
    }
    return this.isComplete() ? 'complete' : 'incomplete';
  }

  /** Clears the path. */
  clear() {
    this.path = [];
    this.refusedCells = [];
  }

  /** Returns whether the path is a whole move. */
  isComplete() {
    return this.path.length > 0 && this.nextSpots().length === 0;
  }

  /** Returns whether the selected tile has more than one rotation. */
  canRotate() {
    return this.#rotations().length > 1;
  }

  /** Rotates the selected tile by quarter turns, clockwise where positive. */
  rotate(quarterTurns: 1 | -1) {
    const rotations = this.#rotations();
    const index = rotations.indexOf(`turn${this.quarterTurns()}`);
    if (index >= 0) {
      const next = rotations[(index + quarterTurns + rotations.length) % rotations.length];
      this.path = this.path.map(spot => (isRotation(spot) ? next : spot));
    }
  }

  /** Returns the rotations of the selected tile. */
  #rotations() {
    const index = this.path.findIndex(isRotation);
    return index < 0 ? [] : Object.keys(this.#stepAfter(this.path.slice(0, index)) ?? {});
  }

  /**
   * Returns what can follow a path: an empty map when the path is a whole move, undefined when it
   * begins no legal move.
   */
  #stepAfter(path: string[]) {
    let index = 0;
    for (const [position, spot] of path.entries()) {
      const next = this.steps[index]?.[spot];
      if (next === undefined) {
        return undefined;
      }
      if (next === 0) {
        return position === path.length - 1 ? {} : undefined;
      }
      index = next;
    }
    return this.steps[index];
  }
}

/** Returns whether a spot is a cell of the board, not a tile of the hand or its rotation. */
export function isCell(spot: string) {
  return !isTile(spot) && !isRotation(spot);
}

/** Returns whether a spot is a tile of the hand. */
export function isTile(spot: string) {
  return spot.startsWith('tile');
}

/** Returns whether a spot is a rotation of a tile. */
export function isRotation(spot: string) {
  return spot.startsWith('turn');
}
