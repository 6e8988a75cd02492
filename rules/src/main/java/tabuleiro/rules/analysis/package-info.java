/// Computations on any game: perft, random playouts, counts of piece placements, and motifs of
/// puzzles.
@NullMarked
package tabuleiro.rules.analysis;

import org.jspecify.annotations.NullMarked;
