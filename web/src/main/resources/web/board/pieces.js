import { svg } from './svg.js';

/**
 * Pictures of pieces, about 80 wide, around 0,0. The sides differ by shape beside colour: those of
 * the second side have a ring.
 */
const RANKS = { soldier: '1', sergeant: '2', captain: '3', colonel: '4', general: '5' };
const CROWN = 'M-22 16 L-26 -12 L-12 0 L0 -20 L12 0 L26 -12 L22 16 Z';

/** Where the eight cells around a tile are, clockwise from north-west. */
const AROUND = [[-1, -1], [0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]];

/** Returns the picture of a piece as it is seen. */
export function picture(piece, flipped = false) {
  const group = svg('g', { class: `piece ${piece.side} ${piece.kind}` });
  if (piece.kind === 'tile') {
    tile(group, flipped ? turned(piece, 2) : piece);
    return group;
  }
  group.append(svg('circle', { class: 'body', r: 38 }));
  if (piece.side === 'second') {
    group.append(svg('circle', { class: 'sign-line', r: piece.kind === 'king' || piece.kind in RANKS ? 31 : 20 }));
  }
  if (piece.kind in RANKS) {
    group.append(text(RANKS[piece.kind], 40));
  } else if (piece.kind === 'king') {
    group.append(svg('path', { class: 'sign', d: CROWN }));
  }
  return group;
}

function text(words, size) {
  return svg('text', { class: 'sign', 'font-size': size, y: 0.36 * size }, words);
}

function tile(group, { pattern, number }) {
  group.append(svg('rect', { class: 'body', x: -46, y: -46, width: 92, height: 92, rx: 7 }));
  AROUND.forEach(([x, y], direction) => {
    const marked = (pattern >> direction & 1) === 1;
    const size = marked ? 23 : 5;
    const place = { x: 31 * x - size / 2, y: 31 * y - size / 2, width: size, height: size };
    group.append(svg('rect', { class: marked ? 'sign' : 'faint', rx: marked ? 4 : 2, ...place }));
  });
  group.append(text(`${number}`, number < 10 ? 27 : 24));
}

/** Returns a tile after clockwise quarter turns. */
export function turned(tile, quarters) {
  const twice = tile.pattern * 0x101;
  return { ...tile, pattern: twice >> (8 - 2 * quarters) & 0xff };
}

/** Returns the cells, as right and down from the tile, that its pattern marks. */
export function marked(tile) {
  return AROUND.filter((_, direction) => (tile.pattern >> direction & 1) === 1);
}

/** Returns the directions that a tile's pattern marks, 0 for north-west and on clockwise. */
export function directions(tile) {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter(direction => (tile.pattern >> direction & 1) === 1);
}
