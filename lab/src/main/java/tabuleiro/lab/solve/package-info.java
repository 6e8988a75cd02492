/// Perfect play: what both solvers ask of a game, and the weak solver.
@NullMarked
package tabuleiro.lab.solve;

import org.jspecify.annotations.NullMarked;
