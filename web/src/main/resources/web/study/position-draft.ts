/** A position that is being edited: pieces on cells, the side to move, and the rest of its text. */
export class PositionDraft {
  readonly isTable;
  readonly letters;

  /** The pieces by cell. */
  #pieces: Map<string, Api.Piece> = new Map();

  /** The fields of the text after the side to move. */
  #otherFields: string[] = [];

  toMove: Side = 'first';

  /** @param notation how texts write pieces and sides */
  constructor(
    readonly board: Api.Board,
    readonly notation: Api.EditorPieces,
  ) {
    this.isTable = board.kind === 'unbounded';
    this.letters = new Map(notation.pieces.map(({ text, piece }) => [keyOf(piece), text]));
  }

  /** Replaces the draft by a position. */
  load(position: Api.Position) {
    this.#pieces.clear();
    for (const { piece, cells } of position.pieces) {
      cells.forEach(cell => this.#add(cell, piece));
    }
    this.toMove = position.toMove;
    this.#otherFields = position.position.split(' ').slice(2);
  }

  /** Removes all pieces. */
  clear() {
    this.#pieces.clear();
  }

  /**
   * Puts a piece on a cell in place of another. The same piece again, or undefined, empties the cell.
   */
  put(cell: string, piece: Api.Piece | undefined) {
    const before = this.#pieces.get(cell);
    this.#pieces.delete(cell);
    if (piece !== undefined && (before === undefined || keyOf(before) !== keyOf(piece))) {
      this.#add(cell, piece);
    }
  }

  /** Adds a piece, unless the text does not write it among the pieces, as with kings. */
  #add(cell: string, piece: Api.Piece) {
    if (this.letters.has(keyOf(piece))) {
      this.#pieces.set(cell, piece);
    }
  }

  /** Returns the text of the position. */
  text() {
    const pieces = this.isTable ? this.#tableText() : this.#rowsText();
    return [pieces, this.notation[this.toMove], ...this.#otherFields].join(' ');
  }

  /** Returns the tiles in reading order. */
  #tableText() {
    const inOrder = [...this.#pieces].sort(([one], [other]) => {
      const [x, y] = placeOf(one);
      const [otherX, otherY] = placeOf(other);
      return otherY - y || x - otherX;
    });
    const tiles = inOrder.map(([cell, piece]) => `${this.#letterOf(piece)}@${cell}`);
    return tiles.length === 0 ? '-' : tiles.join(';');
  }

  /** Returns the rows from the top; numbers stand for runs of empty cells. */
  #rowsText() {
    const rows: string[][] = [];
    for (const { name, x, y } of this.board.cells) {
      const piece = this.#pieces.get(name);
      rows[y] ??= [];
      rows[y][x] = piece === undefined ? ' ' : this.#letterOf(piece);
    }
    return rows
      .reverse()
      .map(row => row.join('').replace(/ +/g, empty => `${empty.length}`))
      .join('/');
  }

  #letterOf(piece: Api.Piece) {
    return this.letters.get(keyOf(piece)) ?? '';
  }

  /** Returns the position for a board, in which every cell can be selected. */
  position(): Api.Position {
    const area = this.#area();
    const cells = this.isTable ? cellsOf(area) : this.board.cells.map(({ name }) => name);
    return {
      position: this.text(),
      toMove: this.toMove,
      result: '*',
      reason: '',
      area,
      pieces: [...this.#pieces].map(([cell, piece]) => ({ piece, cells: [cell] })),
      hands: [],
      marks: this.notation.marks,
      scoreTexts: [],
      scores: [],
      values: {},
      nextTargets: [Object.fromEntries(cells.map(cell => [cell, 0]))],
    };
  }

  /** Returns the whole board, or the used part of a table with two cells around it. */
  #area() {
    if (!this.isTable) {
      return { left: 0, bottom: 0, right: this.board.columns - 1, top: this.board.rows - 1 };
    }
    const places = [...this.#pieces.keys()].map(placeOf);
    const xs = [0, ...places.map(([x]) => x)];
    const ys = [0, ...places.map(([, y]) => y)];
    return {
      left: Math.min(...xs) - 2,
      right: Math.max(...xs) + 2,
      bottom: Math.min(...ys) - 2,
      top: Math.max(...ys) + 2,
    };
  }
}

/** Returns the place of a cell of a table, as x and y. */
function placeOf(cell: string) {
  return cell.split(',').map(Number);
}

function keyOf({ side, kind, number, pattern }: Api.Piece) {
  return `${side} ${kind} ${number} ${pattern}`;
}

function cellsOf({ left, bottom, right, top }: Api.Position['area']) {
  const cells: string[] = [];
  for (let y = bottom; y <= top; y += 1) {
    for (let x = left; x <= right; x += 1) {
      cells.push(`${x},${y}`);
    }
  }
  return cells;
}
