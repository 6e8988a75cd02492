/// Perfect play: the weak solver, which finds the value of one position and a strategy for it.
@NullMarked
package tabuleiro.lab.solve;

import org.jspecify.annotations.NullMarked;
