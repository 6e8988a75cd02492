/// Jostle as solvers see it.
@NullMarked
package tabuleiro.solver.jostle;

import org.jspecify.annotations.NullMarked;
