import { layoutDiamond } from './geometry/diamond.ts';
import { layoutHexagon } from './geometry/hexagon.ts';
import { layoutSquares } from './geometry/squares.ts';
import { layoutTable } from './geometry/table.ts';

export type Area = Api.Position['area'];

/**
 * A cell and its place in the drawing. A cell is about 100 wide and high; x grows to the right, y
 * downwards.
 */
export interface Cell {
  name: string;
  x: number;
  y: number;
  /** the number of its row, from the bottom */
  row: number;
  /** its place in the row, comparable between rows */
  place: number;
  /** the number of its background colour */
  shade: number;
  /**
   * the parts of the board that it belongs to: `band-0` is the outermost ring of a board of
   * squares, `band-1` the next; a diamond has a `lower` and an `upper` half
   */
  parts?: string[];
}

/** The name of a row or column beside the board. */
export interface EdgeLabel {
  text: string;
  x: number;
  y: number;
  /** the direction away from the board: -1 to 1 */
  dx: number;
  /** the direction away from the board: -1 to 1 */
  dy: number;
}

/** The cells of a board and their shape. */
export interface Layout {
  cells: Cell[];
  /** the corners of a cell around its middle */
  shape: number[][];
  labels: EdgeLabel[];
  /** the space for the labels */
  margin: number;
}

/** A part of the drawing. */
export type Box = { x: number; y: number; width: number; height: number };

const LAYOUTS: Record<Api.Board['kind'], (board: Api.Board, area: Area) => Layout> = {
  squares: layoutSquares,
  hexagon: layoutHexagon,
  diamond: layoutDiamond,
  unbounded: layoutTable,
};

/** The space for the coloured edges of a board whose edges are joined. */
export const EDGE_WIDTH = 30;

/** The width of a frame without coordinates. */
const BARE_FRAME = 22;

/**
 * The directions in which the sides of a frame face, in degrees, in order. A table has no frame.
 */
const FRAME_SIDES: Record<Api.Board['kind'], number[]> = {
  squares: [0, 90, 180, 270],
  diamond: [45, 135, 225, 315],
  hexagon: [30, 90, 150, 210, 270, 330],
  unbounded: [],
};

/** The places of the cells in a drawing. */
export class Geometry {
  readonly isFlipped;
  readonly shape;
  readonly cells;
  readonly margin;
  readonly frameSides;
  readonly edgeWidth;
  readonly labels;
  readonly cellsByName;
  readonly rows;
  readonly box;

  /**
   * @param area the part of the board to draw
   * @param options.isFlipped whether the board is turned by half a turn
   * @param options.hasCoordinates whether rows and columns have names
   * @param options.isSquare whether a diamond stands on an edge
   */
  constructor(
    board: Api.Board,
    area: Area,
    {
      isFlipped,
      hasCoordinates,
      isSquare,
    }: { isFlipped: boolean; hasCoordinates: boolean; isSquare: boolean },
  ) {
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
    this.frameSides = FRAME_SIDES[kind];
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

  /** Returns a cell by its name, or undefined where it is not drawn. */
  cell(name: string | undefined) {
    return name === undefined ? undefined : this.cellsByName.get(name);
  }

  /** Returns the box around all cells, without labels. */
  cellBox(): Box {
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
   * Returns the corners of the board with its frame, each `[x, y]`; none for a table.
   *
   * @param inset how far inside the outer edge
   */
  frameCorners(inset = 0) {
    const width = this.edgeWidth + Math.max(this.margin, BARE_FRAME) - inset;
    const lines = this.frameSides.map(degrees => {
      const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const reach = (point: number[]) => point[0] * x + point[1] * y;
      const ofCells = Math.max(...this.cells.map(cell => reach([cell.x, cell.y])));
      return { x, y, distance: ofCells + Math.max(...this.shape.map(reach)) + width };
    });
    return lines.map((line, index) => crossing(line, lines[(index + 1) % lines.length]));
  }

  /**
   * Returns the box around the board with its frame; around a table, around all cells and labels.
   */
  #boundingBox(): Box {
    const corners = this.frameCorners();
    if (corners.length === 0) {
      const { x, y, width, height } = this.cellBox();
      const space = this.margin > 0 ? this.margin : 4;
      return { x: x - space, y: y - 4, width: width + space + 4, height: height + space + 4 };
    }
    const [xs, ys] = [0, 1].map(axis => corners.map(corner => corner[axis]));
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  }

  /**
   * Returns the name of the cell that an arrow key leads to; at an edge the same cell.
   *
   * @param right 1, 0 or -1
   * @param down 1, 0 or -1
   * @param place the place in the row that vertical moves keep to
   */
  next(name: string, right: number, down: number, place: number) {
    const index = this.rows.findIndex(row => row.some(cell => cell.name === name));
    if (down === 0) {
      const row = this.rows[index];
      const position = row.findIndex(cell => cell.name === name);
      return (row[position + right] ?? row[position]).name;
    }
    const row = this.rows[index + down] ?? this.rows[index];
    const distance: (cell: Cell) => number = cell => Math.abs(cell.place - place);
    return row.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best)).name;
  }
}

/**
 * Returns the point where two lines cross.
 *
 * @param one by the direction it faces and its distance from 0,0
 */
function crossing(
  one: { x: number; y: number; distance: number },
  other: { x: number; y: number; distance: number },
) {
  const turn = one.x * other.y - one.y * other.x;
  return [
    (one.distance * other.y - other.distance * one.y) / turn,
    (other.distance * one.x - one.distance * other.x) / turn,
  ];
}

/** Returns the cells by rows in reading order, from the top left. */
function rowsOf(cells: Cell[], isFlipped: boolean) {
  const byNumber: Map<number, Cell[]> = new Map();
  for (const cell of cells) {
    byNumber.set(cell.row, [...(byNumber.get(cell.row) ?? []), cell]);
  }
  const upwards = [...byNumber].sort(([a], [b]) => a - b).map(([, row]) => row);
  return isFlipped ? upwards.map(row => [...row].reverse()) : upwards.reverse();
}

/**
 * Returns the parts of the board that a cell belongs to.
 *
 * @param cell undefined on a table
 */
function partsOf({ kind, columns, rows }: Api.Board, cell: Api.Board['cells'][number] | undefined) {
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
