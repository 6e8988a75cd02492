import { createSvg } from './svg.js';

/*
 * The pictures of pieces: about 80 wide, around 0,0. The sides differ by shape as well as by colour:
 * the pieces of the second side have a ring.
 */

/**
 * The numbers that stand for ranks.
 *
 * @type {Record<string, string>}
 */
const RANKS = { soldier: '1', sergeant: '2', captain: '3', colonel: '4', general: '5' };

const CROWN = 'M-22 16 L-26 -12 L-12 0 L0 -20 L12 0 L26 -12 L22 16 Z';

/** The eight cells around a tile, as `[right, down]`, clockwise from north-west. */
const NEIGHBOURS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/**
 * Creates the picture of a piece.
 *
 * @param {Api.Piece} piece
 * @param {boolean} [isFlipped] whether the board is turned by half a turn, and tiles with it
 */
export function createPiece(piece, isFlipped = false) {
  const group = createSvg('g', { class: `piece ${piece.side} ${piece.kind}` });
  if (piece.kind === 'tile') {
    drawTile(group, isFlipped ? rotateTile(piece, 2) : piece);
    return group;
  }
  const hasSign = piece.kind === 'king' || piece.kind in RANKS;
  group.append(createSvg('circle', { class: 'body', r: 38 }));
  if (piece.side === 'second') {
    group.append(createSvg('circle', { class: 'ring', r: hasSign ? 31 : 20 }));
  }
  if (piece.kind in RANKS) {
    group.append(createSign(RANKS[piece.kind], 40));
  } else if (piece.kind === 'king') {
    group.append(createSvg('path', { class: 'sign', d: CROWN }));
  }
  return group;
}

/**
 * Creates the number that the rules give to a piece.
 *
 * @param {number} value
 */
export function createValue(value) {
  const sign = createSign(String(value).replace('-', '\u2212'), 36);
  sign.classList.add('value');
  return sign;
}

/**
 * @param {string} text
 * @param {number} size
 */
function createSign(text, size) {
  return createSvg('text', { class: 'sign', 'font-size': size, y: 0.36 * size }, text);
}

/**
 * @param {SVGGElement} group
 * @param {Api.Piece} tile
 */
function drawTile(group, { pattern, number }) {
  group.append(createSvg('rect', { class: 'body', x: -46, y: -46, width: 92, height: 92, rx: 7 }));
  NEIGHBOURS.forEach(([right, down], direction) => {
    const isMarked = marksDirection(pattern, direction);
    const size = isMarked ? 23 : 5;
    group.append(
      createSvg('rect', {
        class: isMarked ? 'sign' : 'faint',
        rx: isMarked ? 4 : 2,
        x: 31 * right - size / 2,
        y: 31 * down - size / 2,
        width: size,
        height: size,
      }),
    );
  });
  group.append(createSign(`${number}`, number < 10 ? 27 : 24));
}

/**
 * Returns a tile after clockwise quarter turns.
 *
 * @param {Api.Piece} tile
 * @param {number} quarterTurns 0 to 4
 */
export function rotateTile(tile, quarterTurns) {
  // A quarter turn moves each of the eight bits by two.
  const twice = tile.pattern * 0x101;
  return { ...tile, pattern: (twice >> (8 - 2 * quarterTurns)) & 0xff };
}

/**
 * Returns the cells that a tile marks, as `[right, down]` from the tile.
 *
 * @param {Api.Piece} tile
 */
export function markedOffsets(tile) {
  return NEIGHBOURS.filter((_, direction) => marksDirection(tile.pattern, direction));
}

/**
 * Returns the directions that a tile marks: 0 for north-west, then clockwise.
 *
 * @param {Api.Piece} tile
 */
export function markedDirections(tile) {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter(direction => marksDirection(tile.pattern, direction));
}

/**
 * @param {number} pattern
 * @param {number} direction
 */
function marksDirection(pattern, direction) {
  return ((pattern >> direction) & 1) === 1;
}
