import { createSvg, translateTo } from './svg.ts';
import { createSymbol, symbolName } from './symbols.ts';
import { isNumberedTile, marksDirection, NEIGHBOURS, rotateTile } from './tile.ts';
import type { PieceSetName } from './piece-sets.ts';
import type { MarkState } from './tile-progress.ts';

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
 * @param isFlipped whether the board is turned by half a turn, and tiles with it
 * @param shown what the piece shows besides itself
 * @param shown.value the number that the rules give to it
 * @param shown.progress the states of a tile's marks, by direction
 */
export function createPiece(
  piece: Api.Piece,
  set: PieceSetName,
  isFlipped = false,
  { value, progress }: { value?: number; progress?: MarkState[] } = {},
) {
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

/** Returns the states of a tile's marks after half a turn, where the board is flipped. */
function turned(progress: MarkState[] | undefined, isFlipped: boolean) {
  return isFlipped && progress !== undefined
    ? progress.map((_, direction) => progress[(direction + 4) % 8])
    : progress;
}

function pieceParts(
  { kind, side }: Api.Piece,
  set: PieceSetName,
  isFlipped: boolean,
  hasValue: boolean,
) {
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
 */
function tileParts({ pattern, side }: Api.Piece, set: PieceSetName, progress: MarkState[] = []) {
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
 */
function progressRing(states: MarkState[], side: Side) {
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

/** Creates the number that the rules give to a piece. */
function createValue(value: number) {
  return createSvg('text', { class: 'value', y: 12 }, String(value).replace('-', '\u2212'));
}
