import { runKeyCommand } from './key-commands.ts';
import { required } from './required.ts';
import type { TabuleiroBoard } from './board.ts';

/** The directions of the arrow keys, as `[right, down]`. */
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus over the grid of a board by keys; one cell has the focus at a time. */
export class Keyboard {
  /** The place in the row that vertical moves keep to. */
  #place = 0;

  /** The cell that the last key led to. */
  #reached: string | undefined;

  constructor(readonly board: TabuleiroBoard) {}

  /**
   * Handles a key that was pressed in the grid.
   *
   * @param name the cell with the focus
   */
  press(event: KeyboardEvent, name: string) {
    if (event.altKey || event.metaKey) {
      return;
    }
    if (this.#handle(event, name)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  #handle(event: KeyboardEvent, name: string) {
    const { key, ctrlKey } = event;
    if (key in ARROWS) {
      this.#moveByArrow(ARROWS[key], name);
      return true;
    }
    const { rows } = this.board.geometry;
    const row = required(
      rows.find(cells => cells.some(cell => cell.name === name)),
      `the row of ${name}`,
    );
    switch (key) {
      case 'Home':
        this.#focus((ctrlKey ? rows[0] : row)[0].name, true);
        return true;
      case 'End':
        this.#focus(lastOf(ctrlKey ? lastOf(rows) : row).name, true);
        return true;
      case 'Enter':
      case ' ':
        this.board.selectSpot(name);
        return true;
      case 'Escape':
        this.board.clearSelection();
        return true;
      case 'n':
        this.#focusLegal(name, 1);
        return true;
      case 'p':
        this.#focusLegal(name, -1);
        return true;
      default:
        return runKeyCommand(this.board, event);
    }
  }

  #moveByArrow([right, down]: [number, number], name: string) {
    const { geometry } = this.board;
    if (right !== 0 || this.#reached !== name) {
      this.#place = geometry.cell(name)?.place ?? 0;
    }
    this.#focus(geometry.next(name, right, down, this.#place), right !== 0);
  }

  /** @param isSideways whether later vertical moves keep to the place of this cell */
  #focus(name: string, isSideways: boolean) {
    this.board.cellFocus.focus(name);
    this.#reached = name;
    if (isSideways) {
      this.#place = this.board.geometry.cell(name)?.place ?? 0;
    }
  }

  /**
   * Moves the focus to the next cell in reading order that can be selected.
   *
   * @param step -1 for the previous one
   */
  #focusLegal(name: string, step: 1 | -1) {
    const legal = new Set(this.board.entry.nextCells());
    const order = this.board.geometry.rows.flat().map(cell => cell.name);
    const start = order.indexOf(name);
    for (let i = 1; i <= order.length; i++) {
      const next = order[(start + i * step + order.length) % order.length];
      if (legal.has(next)) {
        this.#focus(next, true);
        return;
      }
    }
  }
}

function lastOf<T>(list: T[]) {
  return list[list.length - 1];
}
