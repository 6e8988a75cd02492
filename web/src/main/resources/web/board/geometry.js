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
    this.shape = layout.shape;
    this.cells = layout.cells.map(cell => ({ ...cell, x: sign * cell.x, y: sign * cell.y }));
    this.margin = hasCoordinates ? layout.margin : 0;
    this.labels = (hasCoordinates ? layout.labels : []).map(({ text, x, y, dx, dy }) => ({
      text,
      x: sign * x,
      y: sign * y,
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
   * Returns the box around all cells and labels.
   *
   * @returns {Box}
   */
  #boundingBox() {
    const reachX = Math.max(...this.shape.map(([x]) => x));
    const reachY = Math.max(...this.shape.map(([, y]) => y));
    const xs = this.cells.map(({ x }) => x);
    const ys = this.cells.map(({ y }) => y);
    /** @type {(isThere: (label: EdgeLabel) => boolean) => number} */
    const space = isThere => (this.labels.some(isThere) ? this.margin : 4);
    const left = Math.min(...xs) - reachX - space(({ dx }) => dx < 0);
    const right = Math.max(...xs) + reachX + space(({ dx }) => dx > 0);
    const top = Math.min(...ys) - reachY - space(({ dy }) => dy < 0);
    const bottom = Math.max(...ys) + reachY + space(({ dy }) => dy > 0);
    return { x: left, y: top, width: right - left, height: bottom - top };
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
