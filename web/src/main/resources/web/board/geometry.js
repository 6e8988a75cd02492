import { layoutDiamond } from './geometry/diamond.js';
import { layoutHexagon } from './geometry/hexagon.js';
import { layoutSquares } from './geometry/squares.js';
import { layoutTable } from './geometry/table.js';

/** @typedef {Api.Position['area']} Area */

/**
 * A cell and its place in the drawing. A cell is about 100 wide and high; x grows to the right, y
 * downwards.
 *
 * @typedef {object} Cell
 * @property {string} name
 * @property {number} x
 * @property {number} y
 * @property {number} row the number of its row, from the bottom
 * @property {number} place its place in the row, comparable between rows
 * @property {number} shade the number of its background colour
 * @property {string[]} [parts] the parts of the board that it belongs to: `band-0` is the outermost ring
 *   of a board of squares, `band-1` the next; a diamond has a `lower` and an `upper` half
 */

/**
 * The name of a row or column beside the board.
 *
 * @typedef {object} EdgeLabel
 * @property {string} text
 * @property {number} x
 * @property {number} y
 * @property {number} dx the direction away from the board: -1 to 1
 * @property {number} dy the direction away from the board: -1 to 1
 */

/**
 * The cells of a board and their shape.
 *
 * @typedef {object} Layout
 * @property {Cell[]} cells
 * @property {number[][]} shape the corners of a cell around its middle
 * @property {EdgeLabel[]} labels
 * @property {number} margin the space for the labels
 */

/**
 * A part of the drawing.
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 */

/** @type {Record<Api.Board['kind'], (board: Api.Board, area: Area) => Layout>} */
const LAYOUTS = {
  squares: layoutSquares,
  hexagon: layoutHexagon,
  diamond: layoutDiamond,
  table: layoutTable,
};

/** The space for the coloured edges of a board whose edges are joined. */
export const EDGE_WIDTH = 22;

/** The places of the cells in a drawing. */
export class Geometry {
  /**
   * @param {Api.Board} board
   * @param {Area} area the part of the board to draw
   * @param {object} options
   * @param {boolean} options.isFlipped whether the board is turned by half a turn
   * @param {boolean} options.hasCoordinates whether rows and columns have names
   * @param {boolean} options.isSquare whether a diamond stands on an edge
   */
  constructor(board, area, { isFlipped, hasCoordinates, isSquare }) {
    const kind = isSquare && board.kind === 'diamond' ? 'squares' : board.kind;
    const layout = LAYOUTS[kind](board, area);
    const sign = isFlipped ? -1 : 1;
    this.isFlipped = isFlipped;
    this.shape = layout.shape;
    this.cells = layout.cells.map((cell, index) => ({
      ...cell,
      x: sign * cell.x,
      y: sign * cell.y,
      parts: partsOf(board, board.cells[index]),
    }));
    this.margin = hasCoordinates ? layout.margin : 0;
    this.edgeWidth = board.joinsEdges ? EDGE_WIDTH : 0;
    this.labels = (hasCoordinates ? layout.labels : []).map(({ text, x, y, dx, dy }) => ({
      text,
      x: sign * (x + dx * this.edgeWidth),
      y: sign * (y + dy * this.edgeWidth),
      dx: sign * dx,
      dy: sign * dy,
    }));
    this.cellsByName = new Map(this.cells.map(cell => [cell.name, cell]));
    this.rows = rowsOf(this.cells, isFlipped);
    this.box = this.#boundingBox();
  }

  /**
   * Returns a cell by its name, or undefined where it is not drawn.
   *
   * @param {string | undefined} name
   */
  cell(name) {
    return name === undefined ? undefined : this.cellsByName.get(name);
  }

  /**
   * Returns the box around all cells, without labels.
   *
   * @returns {Box}
   */
  cellBox() {
    const reachX = Math.max(...this.shape.map(([x]) => x));
    const reachY = Math.max(...this.shape.map(([, y]) => y));
    const xs = this.cells.map(({ x }) => x);
    const ys = this.cells.map(({ y }) => y);
    const left = Math.min(...xs) - reachX;
    const top = Math.min(...ys) - reachY;
    const width = Math.max(...xs) + reachX - left;
    const height = Math.max(...ys) + reachY - top;
    return { x: left, y: top, width, height };
  }

  /**
   * Returns the box around all cells, coloured edges and labels.
   *
   * @returns {Box}
   */
  #boundingBox() {
    const { x, y, width, height } = this.cellBox();
    /** @type {(isThere: (label: EdgeLabel) => boolean) => number} */
    const space = isThere => this.edgeWidth + (this.labels.some(isThere) ? this.margin : 4);
    const left = space(({ dx }) => dx < 0);
    const top = space(({ dy }) => dy < 0);
    return {
      x: x - left,
      y: y - top,
      width: left + width + space(({ dx }) => dx > 0),
      height: top + height + space(({ dy }) => dy > 0),
    };
  }

  /**
   * Returns the name of the cell that an arrow key leads to; at an edge the same cell.
   *
   * @param {string} name
   * @param {number} right 1, 0 or -1
   * @param {number} down 1, 0 or -1
   * @param {number} place the place in the row that vertical moves keep to
   */
  next(name, right, down, place) {
    const index = this.rows.findIndex(row => row.some(cell => cell.name === name));
    if (down === 0) {
      const row = this.rows[index];
      const position = row.findIndex(cell => cell.name === name);
      return (row[position + right] ?? row[position]).name;
    }
    const row = this.rows[index + down] ?? this.rows[index];
    /** @type {(cell: Cell) => number} */
    const distance = cell => Math.abs(cell.place - place);
    return row.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best)).name;
  }
}

/**
 * Returns the cells by rows in reading order, from the top left.
 *
 * @param {Cell[]} cells
 * @param {boolean} isFlipped
 */
function rowsOf(cells, isFlipped) {
  /** @type {Map<number, Cell[]>} */
  const byNumber = new Map();
  for (const cell of cells) {
    byNumber.set(cell.row, [...(byNumber.get(cell.row) ?? []), cell]);
  }
  const upwards = [...byNumber].sort(([a], [b]) => a - b).map(([, row]) => row);
  return isFlipped ? upwards.map(row => [...row].reverse()) : upwards.reverse();
}

/**
 * Returns the parts of the board that a cell belongs to.
 *
 * @param {Api.Board} board
 * @param {Api.Board['cells'][number] | undefined} cell undefined on a table
 */
function partsOf({ kind, columns, rows }, cell) {
  if (cell === undefined) {
    return [];
  }
  const { x, y } = cell;
  switch (kind) {
    case 'squares':
      return [`band-${Math.min(x, y, columns - 1 - x, rows - 1 - y)}`];
    case 'diamond':
      return x + y === columns - 1 ? [] : [x + y < columns - 1 ? 'lower' : 'upper'];
    default:
      return [];
  }
}
