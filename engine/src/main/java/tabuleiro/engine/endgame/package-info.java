/// What solvers and tables of solved positions ask of a game.
@NullMarked
package tabuleiro.engine.endgame;

import org.jspecify.annotations.NullMarked;
