/// The page of a game: the board, the players, the moves, and the input that it handles.
@NullMarked
package tabuleiro.terminal.screen.game;

import org.jspecify.annotations.NullMarked;
