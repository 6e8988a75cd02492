/// Boards as plain text: one drawing for each shape of board, none for a particular game.
@NullMarked
package tabuleiro.terminal.plain.board;

import org.jspecify.annotations.NullMarked;
