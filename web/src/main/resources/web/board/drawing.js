import { marked, picture, turned } from './pieces.js';
import { at, polygon, svg } from './svg.js';

const TILE_MARKS = ['complete', 'spoiled'];

/**
 * Draws a board in layers: cells (the grid that keyboards and screen readers walk through), marks,
 * pieces, and what can be done. Only cells react to a pointer.
 */
export class Drawing {
  constructor(geometry) {
    this.geometry = geometry;
    this.cells = new Map();
    this.pieces = new Map();
    this.labels = svg('g', { class: 'labels', 'aria-hidden': 'true' });
    this.grid = svg('g', { role: 'grid' });
    this.marks = svg('g', { class: 'marks', 'aria-hidden': 'true' });
    this.men = svg('g', { class: 'pieces', 'aria-hidden': 'true' });
    this.ghosts = svg('g', { class: 'pieces', 'aria-hidden': 'true' });
    this.news = svg('g', { class: 'marks', 'aria-hidden': 'true' });
    this.hints = svg('g', { class: 'hints', 'aria-hidden': 'true' });
    this.cursor = svg('g', { class: 'cursor', 'aria-hidden': 'true' });
    this.root = svg('svg', { class: 'board' }, this.labels, this.grid, this.marks, this.men,
      this.ghosts, this.news, this.hints, this.cursor);
    this.#drawCells();
    this.#drawLabels();
    this.look(geometry.box);
  }

  /** Shows a part of the drawing. */
  look({ x, y, width, height }) {
    this.view = { x, y, width, height };
    this.root.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  }

  /** Returns how much of the drawing a pixel shows; there may be room beside the drawing. */
  pixel() {
    const { width, height } = this.root.getBoundingClientRect();
    return Math.max(this.view.width / (width || 1), this.view.height / (height || 1));
  }

  #drawCells() {
    const { rows, shape } = this.geometry;
    rows.forEach((row, index) => {
      const group = svg('g', { role: 'row', 'aria-rowindex': index + 1 });
      row.forEach((cell, column) => {
        const ground = polygon(shape, 1, { class: 'ground' });
        const element = svg('g', {
          role: 'gridcell', tabindex: -1, 'data-cell': cell.name, 'aria-colindex': column + 1,
          ...at(cell),
        }, ground);
        this.cells.set(cell.name, element);
        group.append(element);
      });
      this.grid.append(group);
    });
  }

  #drawLabels() {
    for (const { text, x, y, dx, dy } of this.geometry.labels) {
      const away = this.geometry.margin / 2;
      this.labels.append(svg('text', at({ x: x + away * dx, y: y + away * dy }), text));
    }
  }

  /** Draws the pieces of a position. */
  drawPieces(position, flipped) {
    this.men.replaceChildren();
    this.ghosts.replaceChildren();
    this.pieces.clear();
    for (const { piece, cells } of position.pieces) {
      for (const name of cells) {
        this.pieces.set(name, { piece, element: this.addPiece(this.men, piece, name, flipped) });
      }
    }
  }

  /** Draws a piece on a cell and returns the element that can be moved. */
  addPiece(layer, piece, name, flipped) {
    const inner = svg('g', {}, picture(piece, flipped));
    layer.append(svg('g', at(this.geometry.cell(name)), inner));
    return inner;
  }

  /** Gives every cell the classes that say what it is. */
  drawStates(states) {
    for (const [name, element] of this.cells) {
      const { shade } = this.geometry.cell(name);
      const keys = [...states.get(name) ?? []].map(state => state.replace('.', '-'));
      element.setAttribute('class', ['cell', `shade-${shade}`, ...keys].join(' '));
    }
  }

  /** Draws what stands out in a position, and the last move. */
  drawMarks(position, move) {
    this.marks.replaceChildren();
    this.news.replaceChildren();
    for (const { kind, cells } of position.marks) {
      const places = cells.map(name => this.geometry.cell(name)).filter(cell => cell !== undefined);
      if (kind === 'frame') {
        this.marks.append(frame(places));
      } else {
        // A tile covers its cell, so what is said of it stands on the tile.
        const layer = TILE_MARKS.includes(kind) ? this.news : this.marks;
        places.forEach(cell => layer.append(this.#mark(kind, cell)));
      }
    }
    for (const { what, from, cell } of move?.effects ?? []) {
      const kind = ['removed', 'turned', 'king-out'].includes(what) ? 'taken' : 'last';
      const names = from === '' ? [cell] : [from, cell];
      names.map(name => this.geometry.cell(name)).filter(place => place !== undefined)
        .forEach(place => this.news.append(this.#outline(`outline ${kind}`, place, kind === 'last' ? 0.94 : 0.82)));
    }
  }

  /** Draws for each cell a disc of every side whose patterns want it, with how many do. */
  drawWanted(wanted) {
    for (const [name, sides] of wanted) {
      const cell = this.geometry.cell(name);
      for (const [side, count] of cell === undefined ? [] : Object.entries(sides)) {
        const place = { x: cell.x + (side === 'first' ? -31 : 31), y: cell.y + 31 };
        this.marks.append(svg('g', { class: `piece disc ${side}`, ...at(place) },
          svg('circle', { class: 'body', r: 14 }),
          svg('text', { class: 'sign', 'font-size': 20, y: 7 }, count > 1 ? count : '')));
      }
    }
  }

  #mark(kind, cell) {
    const sign = {
      throne: 'M0 -34 L10 -10 L34 0 L10 10 L0 34 L-10 10 L-34 0 L-10 -10 Z',
      path: 'M0 -16 L16 0 L0 16 L-16 0 Z',
      trench: 'M-22 -6 H22 M-22 6 H22',
      complete: 'M-45 -45 H45 V45 H-45 Z',
      spoiled: 'M-44 -44 L-36 -36 M-44 -36 L-36 -44',
    }[kind] ?? '';
    return svg('path', { class: `mark ${kind}`, d: sign, ...at(cell) });
  }

  #outline(kind, cell, factor) {
    return polygon(this.geometry.shape, factor, { class: kind, ...at(cell) });
  }

  /**
   * Draws what is picked and where it can go.
   *
   * @param tile the picked tile as it would lie, or undefined
   */
  drawHints(picked, targets, tile) {
    this.hints.replaceChildren();
    for (const cell of picked.map(name => this.geometry.cell(name)).filter(Boolean)) {
      this.hints.append(this.#outline('outline picked', cell, 0.9));
    }
    for (const name of targets.filter(target => this.geometry.cell(target))) {
      const cell = this.geometry.cell(name);
      const taken = this.pieces.has(name);
      this.hints.append(taken
        ? this.#outline('outline target', cell, 0.86)
        : svg('circle', { class: 'dot', r: 15, ...at(cell) }));
    }
    this.tile = tile;
  }

  /**
   * Shows the cell on which the pointer or the focus is: its outline, and the picked tile as it
   * would lie there with the cells that it marks.
   */
  drawCursor(name, isFocused, mayLie, flipped) {
    this.cursor.replaceChildren();
    const cell = this.geometry.cell(name);
    if (cell === undefined) {
      return;
    }
    if (this.tile !== undefined && mayLie) {
      const seen = flipped ? turned(this.tile, 2) : this.tile;
      this.cursor.append(svg('g', { class: 'preview', ...at(cell) }, picture(seen)));
    }
    const tile = mayLie ? this.tile : this.pieces.get(name)?.piece;
    if (tile?.kind === 'tile') {
      const seen = flipped ? turned(tile, 2) : tile;
      for (const [right, down] of marked(seen)) {
        const place = { x: cell.x + 100 * right, y: cell.y + 100 * down };
        this.cursor.append(this.#outline('outline pattern', place, 0.8));
      }
    }
    if (isFocused) {
      this.cursor.append(this.#outline('outline focus-back', cell, 0.94));
      this.cursor.append(this.#outline('outline focus', cell, 0.94));
    }
  }
}

/** Returns a line through four corners, in their order around the middle, and a dot at each. */
function frame(corners) {
  const x = corners.reduce((sum, cell) => sum + cell.x, 0) / corners.length;
  const y = corners.reduce((sum, cell) => sum + cell.y, 0) / corners.length;
  const angle = cell => Math.atan2(cell.y - y, cell.x - x);
  const points = corners.toSorted((a, b) => angle(a) - angle(b)).map(cell => [cell.x, cell.y]);
  return svg('g', { class: 'frame' }, polygon(points, 1), ...points.map(([cx, cy]) =>
    svg('circle', { cx, cy, r: 44 })));
}
