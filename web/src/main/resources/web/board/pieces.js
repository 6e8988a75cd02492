import { createSvg, translateTo } from './svg.js';
import { createSymbol, symbolName } from './symbols.js';
import { isNumberedTile, marksDirection, NEIGHBOURS, rotateTile } from './tile.js';

/** @typedef {import('./piece-sets.js').PieceSetName} PieceSetName */
/** @typedef {import('./tile-progress.js').MarkState} MarkState */

/** The size of a cell of a board in those of a symbol. */
export const SYMBOL_SCALE = 100 / 48;

/** How far a mark is from the middle of its tile, in the units of symbols. */
const MARK_DISTANCE = 14.3;

/** How many marks a pattern has. */
const MARKS = 4;

/**
 * Creates the picture of a piece: about 80 wide, around 0,0. In every set the sides differ by shape as
 * well as by colour.
 *
 * @param {Api.Piece} piece
 * @param {PieceSetName} set
 * @param {boolean} [isFlipped] whether the board is turned by half a turn, and tiles with it
 * @param {object} [shown] what the piece shows besides itself
 * @param {number} [shown.value] the number that the rules give to it
 * @param {MarkState[]} [shown.progress] the states of a tile's marks, by direction
 */
export function createPiece(piece, set, isFlipped = false, { value, progress } = {}) {
  const parts = isNumberedTile(piece)
    ? tileParts(isFlipped ? rotateTile(piece, 2) : piece, set, turned(progress, isFlipped))
    : pieceParts(piece, set, isFlipped, value !== undefined);
  return createSvg(
    'g',
    { class: `piece ${piece.side} ${piece.kind}` },
    createSvg('g', { transform: `scale(${SYMBOL_SCALE.toFixed(3)})` }, ...parts),
    ...(value === undefined ? [] : [createValue(value)]),
  );
}

/**
 * Returns the states of a tile's marks after half a turn, where the board is flipped.
 *
 * @param {MarkState[] | undefined} progress
 * @param {boolean} isFlipped
 */
function turned(progress, isFlipped) {
  return isFlipped && progress !== undefined
    ? progress.map((_, direction) => progress[(direction + 4) % 8])
    : progress;
}

/**
 * @param {Api.Piece} piece
 * @param {PieceSetName} set
 * @param {boolean} isFlipped
 * @param {boolean} hasValue
 */
function pieceParts({ kind, side }, set, isFlipped, hasValue) {
  const prefix = set === 'own' ? '' : `${set}-`;
  const name = `${prefix}${kind}-${side}`;
  const body = symbolName(
    ...(hasValue ? [`${name}-value`] : []),
    ...(isFlipped ? [`${name}-turned`] : []),
    name,
    `${prefix}${side}`,
    `plain-${side}`,
  );
  const sign = symbolName(`${name}-sign`);
  return [body, sign].flatMap(part => (part === undefined ? [] : [createSymbol(part)]));
}

/**
 * Draws a tile: a mark on each direction of its pattern, wanted, there or spoiled, and in the middle how
 * far the pattern has come.
 *
 * @param {Api.Piece} tile
 * @param {PieceSetName} set
 * @param {MarkState[]} [progress]
 */
function tileParts({ pattern, side }, set, progress = []) {
  const directions = NEIGHBOURS.map((_, direction) => direction).filter(direction =>
    marksDirection(pattern, direction),
  );
  const states = directions.map(direction => progress[direction] ?? 'wanted');
  const marks = directions.map((direction, index) => {
    const [right, down] = NEIGHBOURS[direction];
    const place = { x: MARK_DISTANCE * right, y: MARK_DISTANCE * down };
    return createSymbol(`mark-${states[index]}-${side}`, translateTo(place));
  });
  const isSpoiled = states.includes('spoiled');
  return [
    createSymbol(set === 'own' ? `tile-${side}` : `${set}-tile-${side}`),
    createSvg(
      'g',
      isSpoiled ? { class: 'tile-marks', opacity: 0.4 } : { class: 'tile-marks' },
      ...marks,
      ...progressRing(states, side),
    ),
  ];
}

/**
 * Returns the ring in the middle of a tile, with a quarter for each mark that is there; a disc with a
 * tick for a complete pattern, and a dot for a spoiled one.
 *
 * @param {MarkState[]} states
 * @param {Side} side
 */
function progressRing(states, side) {
  if (states.includes('spoiled')) {
    return [createSymbol(`spoiled-${side}`)];
  }
  const count = states.filter(state => state === 'there').length;
  if (count === MARKS) {
    return [createSymbol('complete')];
  }
  return Array.from({ length: MARKS }, (_, index) =>
    createSymbol(`quarter-${index < count ? 'there' : 'wanted'}-${side}`, {
      transform: `rotate(${90 * index})`,
    }),
  );
}

/**
 * Creates the number that the rules give to a piece.
 *
 * @param {number} value
 */
function createValue(value) {
  return createSvg('text', { class: 'value', y: 12 }, String(value).replace('-', '\u2212'));
}
