import { setTabStop } from './cell-attributes.ts';
import { cellOf } from './cell-of.ts';
import type { TabuleiroBoard } from './board.ts';

/** The cell with the focus and the cell under the pointer, and how they are drawn. */
export class CellFocus {
  /** The cell that had the focus last. */
  #focused: string | undefined;
  #hovered: string | undefined;

  constructor(readonly board: TabuleiroBoard) {}

  /** Draws the cell with the focus, or else the one under the pointer. */
  draw() {
    const { board } = this;
    const active = board.root.activeElement;
    const focused = active?.matches('[data-cell]:focus-visible') ? cellOf(active) : undefined;
    const name = focused ?? this.#hovered;
    const isTarget = name !== undefined && board.entry.nextCells().includes(name);
    board.drawing.drawCursor(name, {
      isFocused: focused !== undefined,
      isMovable: name !== undefined && board.entry.firstCells().includes(name),
      tile: isTarget ? board.selectedTile() : undefined,
      isFlipped: board.isFlipped,
    });
  }

  /** Returns the cell that Tab leads to. */
  tabStop() {
    const { geometry } = this.board;
    if (geometry.cell(this.#focused) !== undefined) {
      return this.#focused as string;
    }
    const { rows } = geometry;
    const legal = new Set(this.board.entry.nextCells());
    const middle = rows[Math.floor(rows.length / 2)];
    const first = rows.flat().find(({ name }) => legal.has(name));
    return (first ?? middle[Math.floor(middle.length / 2)]).name;
  }

  /** Gives a cell the focus. */
  focus(name: string) {
    const { camera, drawing, geometry } = this.board;
    const cell = geometry.cell(name);
    if (cell !== undefined) {
      camera?.show(cell);
      drawing.cells.get(name)?.focus({ preventScroll: camera !== undefined });
    }
  }

  /** Gives the focus to a cell that can be selected next, where a selection has begun. */
  focusTarget() {
    const targets = this.board.entry.nextCells();
    if (targets.length > 0 && this.board.entry.path.length > 0) {
      this.focus(targets.find(name => name === this.#focused) ?? targets[0]);
    }
  }

  /** Handles that a cell has got the focus. */
  moved(name: string) {
    this.#focused = name;
    setTabStop(this.board.drawing, name);
    this.draw();
  }

  /** Marks the cell under the pointer; undefined where it is over none. */
  hover(name: string | undefined) {
    this.#hovered = name;
    this.draw();
  }
}
