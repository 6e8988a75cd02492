/// The page of puzzles: the board, the marks of the puzzles, and the keys.
@NullMarked
package tabuleiro.terminal.screen.puzzle;

import org.jspecify.annotations.NullMarked;
