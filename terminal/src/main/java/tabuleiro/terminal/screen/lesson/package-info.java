/// The page of a guided first game: the board, the task, and the keys.
@NullMarked
package tabuleiro.terminal.screen.lesson;

import org.jspecify.annotations.NullMarked;
