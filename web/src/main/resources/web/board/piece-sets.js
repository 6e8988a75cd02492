/**
 * The sets of pieces, the default first: each game's own, plain discs, and outlines and signs of the
 * highest contrast. In each of them the sides differ by shape as well as by colour.
 */
export const PIECE_SETS = /** @type {const} */ (['own', 'plain', 'contrast']);

/** @typedef {typeof PIECE_SETS[number]} PieceSetName */

/**
 * Returns the name of the set that an element asks for; the default where it asks for none.
 *
 * @param {Element} element
 */
export function pieceSetOf(element) {
  return PIECE_SETS.find(name => name === element.getAttribute('piece-set')) ?? PIECE_SETS[0];
}
