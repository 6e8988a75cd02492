/// Morelli as solvers see it.
@NullMarked
package tabuleiro.solver.morelli;

import org.jspecify.annotations.NullMarked;
