import { createSvg } from './svg.js';
import { marksDirection, NEIGHBOURS } from './tile.js';

/*
 * The sets of pieces. In each of them the sides differ by shape as well as by colour, and every rank
 * and pattern can be read.
 */

/** @typedef {keyof typeof SETS} PieceSetName */

/** @typedef {SVGElement[]} Parts */

/**
 * The ranks as numbers.
 *
 * @type {Record<string, number>}
 */
const RANKS = { soldier: 1, sergeant: 2, captain: 3, colonel: 4, general: 5 };

/**
 * Where the pips of a rank are, as on dice.
 *
 * @type {Record<number, number[][]>}
 */
const PIPS = {
  1: [[0, 0]],
  2: [
    [-12, -12],
    [12, 12],
  ],
  3: [
    [-15, -15],
    [0, 0],
    [15, 15],
  ],
  4: [
    [-13, -13],
    [13, -13],
    [-13, 13],
    [13, 13],
  ],
  5: [
    [-15, -15],
    [15, -15],
    [0, 0],
    [-15, 15],
    [15, 15],
  ],
};

const CROWN = 'M-22 16 L-26 -12 L-12 0 L0 -20 L12 0 L26 -12 L22 16 Z';

/** A star with five points. */
const STAR = closedPath(10, index => polar(index % 2 === 0 ? 26 : 11, index / 10 - 0.25));

/** Six petals, as carvers draw them with compasses. */
const ROSETTE = Array.from({ length: 6 }, (_, index) => {
  const [x, y] = polar(23, index / 6 - 0.25);
  return `M0 0 A23 23 0 0 1 ${x} ${y} A23 23 0 0 1 0 0 Z`;
}).join(' ');

/** The notches around the rim of a piece. */
const NOTCHES = Array.from({ length: 20 }, (_, index) => {
  const [inner, outer] = [polar(34, index / 20), polar(39, index / 20)];
  return `M${inner.join(' ')} L${outer.join(' ')}`;
}).join(' ');

/** Plain discs with numbers; those of the second side have a ring. */
const classic = {
  /**
   * @param {Api.Piece} piece
   * @returns {Parts}
   */
  drawPiece({ side, kind }) {
    const sign = createKindSign(kind);
    const ring = createSvg('circle', { class: 'ring', r: sign.length > 0 ? 31 : 20 });
    return [createSvg('circle', { class: 'body', r: 38 }), ...onlySecond(side, ring), ...sign];
  },

  /**
   * @param {Api.Piece} tile
   * @returns {Parts}
   */
  drawTile: tile => drawTile(tile, 7, (right, down) => createSquare(right, down, 23, 4, 'sign')),
};

/** Carved pieces: a notched rim and a rosette for the first side, grooves for the second. */
const engraved = {
  /**
   * @param {Api.Piece} piece
   * @returns {Parts}
   */
  drawPiece({ side, kind }) {
    const sign = createKindSign(kind);
    const isPlain = sign.length === 0;
    return [
      createSvg('circle', { class: 'body', r: 41 }),
      createSvg('circle', { class: 'dish', r: 31 }),
      ...(side === 'first'
        ? [
            createSvg('path', { class: 'notch', d: NOTCHES }),
            ...(isPlain ? [createSvg('path', { class: 'sign emblem', d: ROSETTE })] : []),
          ]
        : (isPlain ? [36, 22, 12] : [36]).map(r =>
            createSvg('circle', { class: r < 30 ? 'groove emblem' : 'groove', r }),
          )),
      ...sign,
    ];
  },

  /**
   * @param {Api.Piece} tile
   * @returns {Parts}
   */
  drawTile(tile) {
    const [body, ...others] = drawTile(tile, 3, (right, down) => {
      const start = right !== 0 && down !== 0 ? 17 : 21;
      const d = `M${start * right} ${start * down} L${38 * right} ${38 * down}`;
      return createSvg('path', { class: 'ray', d });
    });
    return [body, createSquare(0, 0, 84, 2, 'tile-groove'), ...others];
  },
};

/** A sign and an outline for each side, pips for ranks: a star and a disc, a ring and a square. */
const symbols = {
  /**
   * @param {Api.Piece} piece
   * @returns {Parts}
   */
  drawPiece({ side, kind }) {
    const body =
      side === 'first'
        ? createSvg('circle', { class: 'body', r: 40 })
        : createSquare(0, 0, 70, 9, 'body');
    if (kind in RANKS) {
      const pips = PIPS[RANKS[kind]];
      return [
        body,
        ...pips.map(([cx, cy]) => createSvg('circle', { class: 'sign', r: 7, cx, cy })),
      ];
    }
    if (kind === 'king') {
      return [body, createSvg('path', { class: 'sign', d: CROWN })];
    }
    return [
      body,
      side === 'first'
        ? createSvg('path', { class: 'sign emblem', d: STAR })
        : createSvg('circle', { class: 'ring emblem', r: 16 }),
    ];
  },

  /**
   * @param {Api.Piece} tile
   * @returns {Parts}
   */
  drawTile: tile =>
    tile.side === 'first'
      ? drawTile(tile, 7, createPointer)
      : drawTile(tile, 16, (right, down) =>
          createSvg('circle', { class: 'sign', r: 10, cx: 30 * right, cy: 30 * down }),
        ),
};

const SETS = { classic, engraved, symbols };

/** The names of the sets, the default first. */
export const PIECE_SETS = /** @type {PieceSetName[]} */ (Object.keys(SETS));

/**
 * Returns a set of pieces: what draws a piece and a tile.
 *
 * @param {PieceSetName} name
 */
export function pieceSet(name) {
  return SETS[name];
}

/**
 * Returns the name of the set that an element asks for; the default where it asks for none.
 *
 * @param {Element} element
 */
export function pieceSetOf(element) {
  return PIECE_SETS.find(name => name === element.getAttribute('piece-set')) ?? PIECE_SETS[0];
}

/**
 * Creates a number or a letter on a piece.
 *
 * @param {string} text
 * @param {number} size
 */
export function createSign(text, size) {
  return createSvg('text', { class: 'sign', 'font-size': size, y: 0.36 * size }, text);
}

/**
 * Creates the sign of a rank or a king; none for other kinds.
 *
 * @param {string} kind
 * @returns {Parts}
 */
function createKindSign(kind) {
  if (kind in RANKS) {
    return [createSign(`${RANKS[kind]}`, 40)];
  }
  return kind === 'king' ? [createSvg('path', { class: 'sign', d: CROWN })] : [];
}

/**
 * @param {Side} side
 * @param {SVGElement} part
 * @returns {Parts}
 */
function onlySecond(side, part) {
  return side === 'second' ? [part] : [];
}

/**
 * Draws a tile: the directions of its pattern, dots for the others, and its number.
 *
 * @param {Api.Piece} tile
 * @param {number} radius of its corners
 * @param {(right: number, down: number) => SVGElement} createMark
 * @returns {Parts}
 */
function drawTile({ pattern, number }, radius, createMark) {
  return [
    createSquare(0, 0, 92, radius, 'body'),
    ...NEIGHBOURS.map(([right, down], direction) =>
      marksDirection(pattern, direction)
        ? createMark(right, down)
        : createSquare(right, down, 5, 2, 'faint'),
    ),
    createSign(`${number}`, number < 10 ? 27 : 24),
  ];
}

/**
 * Creates a square around a point at one of the directions of a tile, or around its middle.
 *
 * @param {number} right
 * @param {number} down
 * @param {number} size
 * @param {number} radius of its corners
 * @param {string} name its class
 */
function createSquare(right, down, size, radius, name) {
  const [x, y] = [31 * right - size / 2, 31 * down - size / 2];
  return createSvg('rect', { class: name, rx: radius, x, y, width: size, height: size });
}

/**
 * Creates a triangle that points in one of the directions of a tile.
 *
 * @param {number} right
 * @param {number} down
 */
function createPointer(right, down) {
  const turn = Math.atan2(down, right) / (2 * Math.PI);
  const d = closedPath(3, index => polar(14, turn + index / 3));
  return createSvg('path', {
    class: 'sign',
    d,
    transform: `translate(${28 * right} ${28 * down})`,
  });
}

/**
 * Returns the path around some points.
 *
 * @param {number} count
 * @param {(index: number) => number[]} pointAt
 */
function closedPath(count, pointAt) {
  const points = Array.from({ length: count }, (_, index) => pointAt(index).join(' '));
  return `M${points.join(' L')} Z`;
}

/**
 * Returns a point around 0,0, in tenths.
 *
 * @param {number} radius
 * @param {number} turn the part of a whole turn, clockwise from the right
 */
function polar(radius, turn) {
  const angle = 2 * Math.PI * turn;
  return [Math.cos(angle), Math.sin(angle)].map(part => Math.round(10 * radius * part) / 10);
}
