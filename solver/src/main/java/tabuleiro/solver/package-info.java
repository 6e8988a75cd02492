/// The games that can be solved, as the solvers see them: trails with canonical keys and layers.
@NullMarked
package tabuleiro.solver;

import org.jspecify.annotations.NullMarked;
