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

/** Returns whether a piece is a tile: it has a number. */
export function isNumberedTile(piece: Api.Piece | undefined) {
  return (piece?.number ?? 0) > 0;
}

/**
 * Returns a tile after clockwise quarter turns.
 *
 * @param quarterTurns 0 to 4
 */
export function rotateTile(tile: Api.Piece, quarterTurns: number) {
  // A quarter turn moves each of the eight bits by two.
  const twice = tile.pattern * 0x101;
  return { ...tile, pattern: (twice >> (8 - 2 * quarterTurns)) & 0xff };
}

/** Returns the cells that a tile marks, as `[right, down]` from the tile. */
export function markedOffsets(tile: Api.Piece) {
  return NEIGHBOURS.filter((_, direction) => marksDirection(tile.pattern, direction));
}

/** Returns the directions that a tile marks: 0 for north-west, then clockwise. */
export function markedDirections(tile: Api.Piece) {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter(direction => marksDirection(tile.pattern, direction));
}

/**
 * Returns whether a pattern marks a direction.
 *
 * @param direction 0 for north-west, then clockwise
 */
export function marksDirection(pattern: number, direction: number) {
  return ((pattern >> direction) & 1) === 1;
}
