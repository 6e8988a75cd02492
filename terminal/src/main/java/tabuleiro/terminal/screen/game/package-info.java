/// The page of a game: the board, the players, the moves, and all that a person can do there.
@NullMarked
package tabuleiro.terminal.screen.game;

import org.jspecify.annotations.NullMarked;
