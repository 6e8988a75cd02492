/// Computations on any game: perft, random playouts, counts of piece placements.
@NullMarked
package tabuleiro.rules.analysis;

import org.jspecify.annotations.NullMarked;
