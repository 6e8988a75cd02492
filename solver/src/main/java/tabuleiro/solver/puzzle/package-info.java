/// Finds puzzles with the solver.
@NullMarked
package tabuleiro.solver.puzzle;

import org.jspecify.annotations.NullMarked;
