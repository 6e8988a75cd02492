import { labelCells, setTabStop } from './cell-attributes.ts';
import { cellStates } from './cell-states.ts';
import { countWantedCells } from './wanted-cells.ts';
import type { TabuleiroBoard } from './board.ts';
import type { ShownPosition } from './shown-position.ts';

/** Draws the position of a board and what is selected in it. */
export class BoardPainter {
  #wanted: ReturnType<typeof countWantedCells> = new Map();

  /** The numbers that the pieces show, by cell. */
  #values: Record<string, number> = {};

  constructor(readonly board: TabuleiroBoard) {}

  /** Draws pieces and marks. */
  drawPosition({ drawn: { position, move }, pending }: ShownPosition) {
    const { board } = this;
    const { drawing, isFlipped } = board;
    this.#values = board.hasAttribute('values') ? (board.numbers ?? position.values) : {};
    drawing.drawPieces(position, { isFlipped, values: this.#values });
    this.#wanted = board.hasAttribute('discs') ? countWantedCells(position) : new Map();
    drawing.drawMarks(position, move);
    if (position.pieces.length === 0 && drawing.cells.size === 1) {
      drawing.drawFirstCell(board.labels.text('board.first-tile'));
    }
    drawing.drawPending(pending?.move);
    drawing.drawWantedCells(this.#wanted);
    board.drawAnnotations();
  }

  /** Draws all that depends on the selection: hints, labels, the hand. */
  drawSelection({ drawn: { position, move }, pending }: ShownPosition) {
    const { board } = this;
    const { drawing, entry, labels } = board;
    const isAhead = board.hasAttribute('ahead');
    const states = cellStates(position, move, entry, pending !== undefined);
    drawing.drawStates(states);
    drawing.drawHints({
      selected: entry.path,
      targets: entry.path.length > 0 && !isAhead ? entry.nextCells() : [],
      movable: board.hasAttribute('show-movable') && !isAhead ? entry.firstCells() : [],
      refused: entry.refusedCells,
    });
    setTabStop(drawing, board.cellFocus.tabStop());
    labelCells(drawing, entry.path, (name, piece) =>
      labels.cell(name, piece, states.get(name) ?? [], {
        wanted: this.#wanted.get(name),
        value: piece === undefined ? undefined : this.#values[name],
      }),
    );
    drawing.grid.setAttribute('aria-label', board.getAttribute('label') ?? '');
    drawing.grid.setAttribute('aria-description', labels.text('board.keys'));
    board.hand.draw(position, entry, labels);
    board.cellFocus.draw();
  }
}
