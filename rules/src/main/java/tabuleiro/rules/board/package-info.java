/// Boards: the numbers, names and coordinates of their cells.
@NullMarked
package tabuleiro.rules.board;

import org.jspecify.annotations.NullMarked;
