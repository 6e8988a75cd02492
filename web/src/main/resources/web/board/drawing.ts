import { createAnnotation, type Annotation } from './annotations.ts';
import { createDecidingMarks } from './deciding-marks.ts';
import { createEdges } from './edges.ts';
import { createBoardFrame, createRelief, createTexture } from './ground.ts';
import { createDiscs, createFirstCell, createMarks } from './marks.ts';
import { createPiece } from './pieces.ts';
import {
  createLastMove,
  createMovableRing,
  createOutline,
  createRefusal,
  createTarget,
  createWantedRing,
} from './signals.ts';
import { createLayer, createPolygon, createSvg, translateTo } from './svg.ts';
import { progressAt, tileProgress } from './tile-progress.ts';
import { isNumberedTile, markedOffsets, rotateTile } from './tile.ts';
import type { Box, Geometry } from './geometry.ts';
import type { PieceSetName } from './piece-sets.ts';
import type { PatternCounts } from './wanted-cells.ts';

/**
 * The drawing of a board in layers: the cells, which are the grid for keyboards and screen readers,
 * marks, pieces and hints. Only cells react to a pointer.
 */
export class Drawing {
  /** The elements of the cells by name. */
  readonly cells: Map<string, SVGGElement>;
  /** The pieces by cell, with the elements that animations move. */
  readonly pieces: Map<string, { piece: Api.Piece; element: SVGGElement }>;
  /** What decided a game that is over, in the order in which it is pointed out. */
  deciding: SVGElement[];
  view: Box;
  readonly grid;
  readonly frameLayer;
  readonly textureLayer;
  readonly reliefLayer;
  readonly labelLayer;
  readonly edgeLayer;
  readonly markLayer;
  readonly lastLayer;
  readonly selectionLayer;
  readonly pieceLayer;
  readonly removedLayer;
  readonly topMarkLayer;
  readonly hintLayer;
  readonly annotationLayer;
  readonly cursorLayer;
  readonly root;

  constructor(
    readonly board: Api.Board,
    readonly geometry: Geometry,
    readonly pieceSet: PieceSetName,
  ) {
    this.cells = new Map();
    this.pieces = new Map();
    this.deciding = [];
    this.view = geometry.box;
    this.grid = createSvg('g', { role: 'grid' });
    this.frameLayer = createLayer('grounds');
    this.textureLayer = createLayer('grounds');
    this.reliefLayer = createLayer('grounds');
    this.labelLayer = createLayer('labels');
    this.edgeLayer = createLayer('edges');
    this.markLayer = createLayer('marks');
    this.lastLayer = createLayer('hints');
    this.selectionLayer = createLayer('hints');
    this.pieceLayer = createLayer('pieces');
    this.removedLayer = createLayer('pieces');
    this.topMarkLayer = createLayer('marks');
    this.hintLayer = createLayer('hints');
    this.annotationLayer = createLayer('annotations');
    this.cursorLayer = createLayer('cursor');
    this.root = createSvg(
      'svg',
      { class: 'board' },
      this.frameLayer,
      this.labelLayer,
      this.grid,
      this.textureLayer,
      this.reliefLayer,
      this.edgeLayer,
      this.markLayer,
      this.lastLayer,
      this.selectionLayer,
      this.pieceLayer,
      this.removedLayer,
      this.topMarkLayer,
      this.hintLayer,
      this.annotationLayer,
      this.cursorLayer,
    );
    this.#drawCells();
    this.#drawLabels();
    this.frameLayer.append(...createBoardFrame(geometry));
    this.textureLayer.append(...createTexture(geometry, board));
    this.edgeLayer.append(...createEdges(geometry));
    this.setView(geometry.box);
  }

  /** Shows a part of the drawing. */
  setView({ x, y, width, height }: Box) {
    this.view = { x, y, width, height };
    this.root.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  }

  /** Returns the size of a pixel in units of the drawing. */
  unitsPerPixel() {
    const { width, height } = this.root.getBoundingClientRect();
    return Math.max(this.view.width / (width || 1), this.view.height / (height || 1));
  }

  #drawCells() {
    const { rows, shape } = this.geometry;
    rows.forEach((row, index) => {
      const group = createSvg('g', { role: 'row', 'aria-rowindex': index + 1 });
      row.forEach((cell, column) => {
        const element = createSvg(
          'g',
          {
            role: 'gridcell',
            tabindex: -1,
            'data-cell': cell.name,
            'aria-colindex': column + 1,
            ...translateTo(cell),
          },
          createPolygon(shape, 1, { class: 'ground' }),
        );
        this.cells.set(cell.name, element);
        group.append(element);
      });
      this.grid.append(group);
    });
  }

  #drawLabels() {
    const offset = this.geometry.margin / 2;
    for (const { text, x, y, dx, dy } of this.geometry.labels) {
      const point = { x: x + offset * dx, y: y + offset * dy };
      this.labelLayer.append(createSvg('text', translateTo(point), text));
    }
  }

  /**
   * Draws the pieces of a position, and what they change in the ground.
   *
   * @param options.values the numbers that pieces show, by cell
   */
  drawPieces(
    position: Api.Position,
    { isFlipped, values }: { isFlipped: boolean; values: Record<string, number> },
  ) {
    this.pieceLayer.replaceChildren();
    this.removedLayer.replaceChildren();
    this.pieces.clear();
    const progress = tileProgress(position);
    for (const { piece, cells } of position.pieces) {
      for (const name of cells) {
        const shown = { value: values[name], progress: progress.get(name) };
        const picture = createPiece(piece, this.pieceSet, isFlipped, shown);
        this.pieces.set(name, { piece, element: this.#place(this.pieceLayer, picture, name) });
      }
    }
    const occupied = new Set(this.pieces.keys());
    this.reliefLayer.replaceChildren(...createRelief(this.geometry, this.board, occupied));
  }

  /** Draws a piece on a cell and returns the element that animations move. */
  addPiece(layer: SVGGElement, piece: Api.Piece, name: string, isFlipped: boolean) {
    return this.#place(layer, createPiece(piece, this.pieceSet, isFlipped), name);
  }

  /** @param name the cell */
  #place(layer: SVGGElement, picture: SVGGElement, name: string) {
    const element = createSvg('g', {}, picture);
    for (const cell of this.#drawnCells([name])) {
      layer.append(createSvg('g', translateTo(cell), element));
    }
    return element;
  }

  /** Gives every cell the classes of its states. */
  drawStates(states: Map<string, string[]>) {
    for (const [name, element] of this.cells) {
      const { shade = 0, parts = [] } = this.geometry.cell(name) ?? {};
      const classes = (states.get(name) ?? []).map(state => state.replace('.', '-'));
      element.setAttribute('class', ['cell', `shade-${shade}`, ...parts, ...classes].join(' '));
    }
  }

  /** Draws the marks of a position and the last move, and what decided a game that is over. */
  drawMarks(position: Api.Position, move: Api.Move | null) {
    this.markLayer.replaceChildren(
      ...position.marks.flatMap(({ kind, cells }) =>
        createMarks(this.geometry, kind, this.#drawnCells(cells)),
      ),
    );
    const last = createLastMove(this.geometry, move);
    this.deciding = createDecidingMarks(this, position, move);
    // A tile covers its cell.
    const isTable = this.board.kind === 'unbounded';
    this.lastLayer.replaceChildren(...(isTable ? [] : last.below));
    this.topMarkLayer.replaceChildren(
      ...(isTable ? last.below : []),
      ...last.above,
      ...this.deciding,
    );
  }

  /**
   * Marks the cell of the first piece on a table that is empty.
   *
   * @param text what to do there
   */
  drawFirstCell(text: string) {
    const [cell] = this.geometry.cells;
    this.markLayer.append(createFirstCell(cell, text));
  }

  /** Draws a disc on each wanted cell for every side whose patterns want it, with their number. */
  drawWantedCells(wanted: Map<string, PatternCounts>) {
    for (const [name, counts] of wanted) {
      for (const cell of this.#drawnCells([name])) {
        this.markLayer.append(...createDiscs(cell, counts));
      }
    }
  }

  /** Returns the cells of some names that are drawn. */
  #drawnCells(names: string[]) {
    return names.flatMap(name => this.geometry.cell(name) ?? []);
  }

  /**
   * Draws the selected cells, the cells that can be selected next, and those that a refusal is about.
   *
   * @param cells.targets where the selected piece can go
   * @param cells.movable what a move can begin with
   * @param cells.refused the cells that a refusal is about
   */
  drawHints({
    selected,
    targets,
    movable,
    refused,
  }: {
    selected: string[];
    targets: string[];
    movable: string[];
    refused: string[];
  }) {
    const { geometry } = this;
    this.selectionLayer.replaceChildren(
      ...this.#drawnCells(selected).flatMap(cell => createOutline(geometry, 'selected', cell, 0.9)),
    );
    this.hintLayer.replaceChildren(
      ...(selected.length === 0 ? this.#drawnCells(movable).flatMap(createMovableRing) : []),
      ...this.#drawnCells(targets).flatMap(cell =>
        createTarget(geometry, cell, this.pieces.has(cell.name)),
      ),
      ...this.#drawnCells(refused).flatMap(cell => createRefusal(geometry, cell)),
    );
  }

  /** Marks the piece of a move that waits for its confirmation. */
  drawPending(move: Api.Move | undefined) {
    for (const { cell } of move?.effects ?? []) {
      this.pieces.get(cell)?.element.classList.add('pending');
    }
  }

  /** Draws arrows, circles and pieces that point something out. */
  drawAnnotations(annotations: Annotation[], isFlipped: boolean) {
    this.annotationLayer.replaceChildren(
      ...annotations.flatMap(annotation => createAnnotation(this, annotation, isFlipped) ?? []),
    );
  }

  /**
   * Draws the cell under the pointer or with the focus: its outline, and the cells that a tile marks
   * there.
   *
   * @param name the cell; undefined draws nothing
   * @param options.isFocused whether the cell has the keyboard's focus
   * @param options.isMovable whether a move can begin here
   * @param options.tile the selected tile, where it can be laid here
   */
  drawCursor(
    name: string | undefined,
    {
      isFocused,
      isMovable,
      tile,
      isFlipped,
    }: { isFocused: boolean; isMovable: boolean; tile: Api.Piece | undefined; isFlipped: boolean },
  ) {
    this.cursorLayer.replaceChildren();
    const cell = this.geometry.cell(name);
    if (cell === undefined) {
      return;
    }
    if (isMovable) {
      this.cursorLayer.append(...createMovableRing(cell));
    }
    if (tile !== undefined) {
      const preview = createSvg('g', { class: 'preview', ...translateTo(cell) });
      const progress = progressAt(this.pieces, cell.name, tile);
      preview.append(createPiece(tile, this.pieceSet, isFlipped, { progress }));
      this.cursorLayer.append(preview);
    }
    const shown = tile ?? this.pieces.get(cell.name)?.piece;
    if (shown !== undefined && isNumberedTile(shown)) {
      for (const [right, down] of markedOffsets(isFlipped ? rotateTile(shown, 2) : shown)) {
        const centre = { x: cell.x + 100 * right, y: cell.y + 100 * down };
        this.cursorLayer.append(...createWantedRing(centre));
      }
    }
    if (isFocused) {
      this.cursorLayer.append(...createOutline(this.geometry, 'focus', cell, 0.94));
    }
  }
}
