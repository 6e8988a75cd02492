/// Morelli as solvers see it.
@NullMarked
package tabuleiro.engine.endgame.morelli;

import org.jspecify.annotations.NullMarked;
