/// Perfect play: the weak solver, which finds the value of one position and a strategy for it.
@NullMarked
package tabuleiro.solver.weak;

import org.jspecify.annotations.NullMarked;
