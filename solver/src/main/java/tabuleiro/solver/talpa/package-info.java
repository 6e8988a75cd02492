/// Talpa as solvers follow it.
@NullMarked
package tabuleiro.solver.talpa;

import org.jspecify.annotations.NullMarked;
