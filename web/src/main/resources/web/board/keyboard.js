/** Walking over the board by keys: a roving focus in the grid. */
const ARROWS = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

export class Keyboard {
  /** @param board what the keys act on: see the calls below */
  constructor(board) {
    this.board = board;
    this.place = 0;
  }

  /** Takes a key that was pressed in the grid; `name` is the cell with the focus. */
  press(event, name) {
    if (event.altKey || event.metaKey) {
      return;
    }
    if (this.#act(event, name)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  #act({ key, ctrlKey, shiftKey }, name) {
    const { geometry } = this.board;
    if (key in ARROWS) {
      const [right, down] = ARROWS[key];
      if (right !== 0 || this.walked !== name) {
        this.place = geometry.cell(name).place;
      }
      this.#go(geometry.next(name, right, down, this.place), right !== 0);
      return true;
    }
    const row = geometry.rows.find(cells => cells.some(cell => cell.name === name));
    switch (key) {
      case 'Home': this.#go((ctrlKey ? geometry.rows[0] : row)[0].name, true); return true;
      case 'End': this.#go((ctrlKey ? geometry.rows.at(-1) : row).at(-1).name, true); return true;
      case 'Enter':
      case ' ': this.board.choose(name); return true;
      case 'Escape': this.board.letGo(); return true;
      case 'n': this.#legal(name, 1); return true;
      case 'p': this.#legal(name, -1); return true;
      default: return this.board.command(key, shiftKey);
    }
  }

  #go(name, isSideways) {
    this.board.focusCell(name);
    this.walked = name;
    if (isSideways) {
      this.place = this.board.geometry.cell(name).place;
    }
  }

  /** Goes to the next cell, in the order of reading, that can be picked. */
  #legal(name, step) {
    const legal = new Set(this.board.nextCells());
    const order = this.board.geometry.rows.flat().map(cell => cell.name);
    const start = order.indexOf(name);
    for (let i = 1; i <= order.length; i++) {
      const next = order[(start + i * step + order.length) % order.length];
      if (legal.has(next)) {
        this.#go(next, true);
        return;
      }
    }
  }
}
