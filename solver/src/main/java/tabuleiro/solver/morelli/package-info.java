/// Morelli for the solvers: trails with incremental keys and layers.
@NullMarked
package tabuleiro.solver.morelli;

import org.jspecify.annotations.NullMarked;
