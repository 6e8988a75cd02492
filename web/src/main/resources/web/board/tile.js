/** The eight cells around a tile, as `[right, down]`, clockwise from north-west. */
export const NEIGHBOURS = [
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
 * Returns whether a piece is a tile: it has a number.
 *
 * @param {Api.Piece | undefined} piece
 */
export function isNumberedTile(piece) {
  return (piece?.number ?? 0) > 0;
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
 * Returns whether a pattern marks a direction.
 *
 * @param {number} pattern
 * @param {number} direction 0 for north-west, then clockwise
 */
export function marksDirection(pattern, direction) {
  return ((pattern >> direction) & 1) === 1;
}
