/// The weak solver: the game-theoretic value of one position, and a strategy that keeps it.
@NullMarked
package tabuleiro.solver.weak;

import org.jspecify.annotations.NullMarked;
