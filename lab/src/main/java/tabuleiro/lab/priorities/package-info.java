/// Fits the weights of move priorities to the visits of moves in searches.
@NullMarked
package tabuleiro.lab.priorities;

import org.jspecify.annotations.NullMarked;
