/// Jostle for the solvers: trails with incremental keys and layers.
@NullMarked
package tabuleiro.solver.jostle;

import org.jspecify.annotations.NullMarked;
