import { diamond } from './geometry/diamond.js';
import { hexagon } from './geometry/hexagon.js';
import { squares } from './geometry/squares.js';
import { table } from './geometry/table.js';

/** Where cells are. A cell is about 100 wide and high, x goes to the right and y downwards. */
const KINDS = { squares, hexagon, diamond, table };

export class Geometry {
  /**
   * @param board the board, as the server describes it
   * @param area the part of it to draw
   * @param wish `flipped`, whether it is turned by half a turn; `coordinates`, whether room is left
   *   for the names of rows and columns; `square`, whether a diamond stands on an edge
   */
  constructor(board, area, { flipped, coordinates, square }) {
    const kind = KINDS[square && board.kind === 'diamond' ? 'squares' : board.kind](board, area);
    const turn = flipped ? -1 : 1;
    const turned = ({ x, y, ...rest }) => ({ ...rest, x: turn * x, y: turn * y });
    this.shape = kind.shape;
    this.cells = kind.cells.map(turned);
    this.margin = coordinates ? kind.margin : 0;
    this.labels = !coordinates ? [] : kind.labels.map(turned)
      .map(label => ({ ...label, dx: turn * label.dx, dy: turn * label.dy }));
    this.byName = new Map(this.cells.map(cell => [cell.name, cell]));
    this.rows = rows(this.cells, flipped);
    this.box = this.#box();
  }

  /** Returns a cell by its name, or undefined where it is not drawn. */
  cell(name) {
    return this.byName.get(name);
  }

  /** The box around all cells, and around the names where there are any. */
  #box() {
    const reachX = Math.max(...this.shape.map(([x]) => x));
    const reachY = Math.max(...this.shape.map(([, y]) => y));
    const xs = this.cells.map(({ x }) => x);
    const ys = this.cells.map(({ y }) => y);
    const grow = (towards, by) => by + (this.labels.some(towards) ? this.margin : 4);
    const left = Math.min(...xs) - grow(({ dx }) => dx < 0, reachX);
    const right = Math.max(...xs) + grow(({ dx }) => dx > 0, reachX);
    const top = Math.min(...ys) - grow(({ dy }) => dy < 0, reachY);
    const bottom = Math.max(...ys) + grow(({ dy }) => dy > 0, reachY);
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  /**
   * Returns the name of the cell that an arrow key leads to, or the same at an edge.
   *
   * @param place where in its row the walk began, so that going up and down keeps to a line
   */
  next(name, right, down, place) {
    const index = this.rows.findIndex(row => row.some(cell => cell.name === name));
    if (down === 0) {
      const row = this.rows[index];
      const at = row.findIndex(cell => cell.name === name);
      return (row[at + right] ?? row[at]).name;
    }
    const row = this.rows[index + down] ?? this.rows[index];
    const distance = cell => Math.abs(cell.place - place);
    return row.reduce((best, cell) => distance(cell) < distance(best) ? cell : best).name;
  }
}

/** Returns the cells by rows, as they are read from the top left. */
function rows(cells, flipped) {
  const byRow = new Map();
  for (const cell of cells) {
    byRow.set(cell.row, [...(byRow.get(cell.row) ?? []), cell]);
  }
  const upwards = [...byRow.keys()].sort((a, b) => a - b).map(row => byRow.get(row));
  return flipped ? upwards.map(row => row.toReversed()) : upwards.toReversed();
}
