/**
 * The sets of pieces, the default first: each game's own, plain discs, and outlines and signs of the
 * highest contrast. In each of them the sides differ by shape as well as by colour.
 */
export const PIECE_SETS = ['own', 'plain', 'contrast'] as const;

export type PieceSetName = (typeof PIECE_SETS)[number];

/** Returns the name of the set that an element asks for; the default where it asks for none. */
export function pieceSetOf(element: Element) {
  return PIECE_SETS.find(name => name === element.getAttribute('piece-set')) ?? PIECE_SETS[0];
}
