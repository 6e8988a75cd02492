/// Finds positions that are worth thinking about.
@NullMarked
package tabuleiro.solver.puzzle;

import org.jspecify.annotations.NullMarked;
