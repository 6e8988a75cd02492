/// Jostle as solvers see it.
@NullMarked
package tabuleiro.engine.endgame.jostle;

import org.jspecify.annotations.NullMarked;
