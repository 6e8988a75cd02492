/** A position while it is put together: pieces on cells, and what else its text says. */
export class Draft {
  /**
   * @param board as the server describes it
   * @param words how position texts write pieces and sides, as the server says
   */
  constructor(board, words) {
    this.board = board;
    this.words = words;
    this.isTable = board.kind === 'table';
    this.writing = new Map(words.pieces.map(({ text, piece }) => [key(piece), text]));
    this.pieces = new Map();
    this.rest = [];
    this.toMove = 'first';
  }

  /** Takes over a position that the server has described. */
  read(position) {
    this.pieces.clear();
    for (const { piece, cells } of position.pieces) {
      cells.forEach(cell => this.#put(cell, piece));
    }
    this.toMove = position.toMove;
    this.rest = position.position.split(' ').slice(2);
  }

  /** Takes away all pieces. */
  clear() {
    this.pieces.clear();
  }

  /** Puts a piece on a cell, or nothing; what stood there goes. */
  put(cell, piece) {
    const old = this.pieces.get(cell);
    this.pieces.delete(cell);
    if (piece !== undefined && (old === undefined || key(old) !== key(piece))) {
      this.#put(cell, piece);
    }
  }

  /** Kings and the like, which the text does not write among the pieces, stay out. */
  #put(cell, piece) {
    if (this.writing.has(key(piece))) {
      this.pieces.set(cell, piece);
    }
  }

  /** Returns the text of the position. */
  text() {
    const pieces = this.isTable ? this.#tableText() : this.#rowsText();
    return [pieces, this.words[this.toMove], ...this.rest].join(' ');
  }

  #tableText() {
    const laid = [...this.pieces].map(([cell, piece]) => `${this.#letter(piece)}@${cell}`);
    return laid.length === 0 ? '-' : laid.join(';');
  }

  #rowsText() {
    const rows = [];
    for (const { name, x, y } of this.board.cells) {
      rows[y] ??= [];
      rows[y][x] = this.pieces.has(name) ? this.#letter(this.pieces.get(name)) : ' ';
    }
    return rows.reverse()
      .map(row => row.join('').replace(/ +/g, empty => `${empty.length}`)).join('/');
  }

  #letter(piece) {
    return this.writing.get(key(piece));
  }

  /** Returns what a board draws of it; every cell can be chosen. */
  shown() {
    const area = this.#area();
    const cells = this.isTable ? cellsOf(area) : this.board.cells.map(({ name }) => name);
    const pieces = [...this.pieces].map(([cell, piece]) => ({ piece, cells: [cell] }));
    return {
      position: this.text(), toMove: this.toMove, result: '*', reason: '', area, pieces,
      hands: [], marks: [], standing: [],
      steps: [Object.fromEntries(cells.map(cell => [cell, 0]))],
    };
  }

  #area() {
    if (!this.isTable) {
      return { left: 0, bottom: 0, right: this.board.columns - 1, top: this.board.rows - 1 };
    }
    const places = [...this.pieces.keys()].map(cell => cell.split(',').map(Number));
    const xs = [0, ...places.map(([x]) => x)];
    const ys = [0, ...places.map(([, y]) => y)];
    return {
      left: Math.min(...xs) - 2, right: Math.max(...xs) + 2,
      bottom: Math.min(...ys) - 2, top: Math.max(...ys) + 2,
    };
  }
}

function key({ side, kind, number, pattern }) {
  return `${side} ${kind} ${number} ${pattern}`;
}

function cellsOf({ left, bottom, right, top }) {
  const cells = [];
  for (let y = bottom; y <= top; y += 1) {
    for (let x = left; x <= right; x += 1) {
      cells.push(`${x},${y}`);
    }
  }
  return cells;
}
