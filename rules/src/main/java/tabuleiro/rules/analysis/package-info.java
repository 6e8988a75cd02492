/// Computations on any game: perft and counts of piece placements.
@NullMarked
package tabuleiro.rules.analysis;

import org.jspecify.annotations.NullMarked;
