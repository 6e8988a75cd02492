/// Puzzles: positions with one right move, by theme and difficulty.
@NullMarked
package tabuleiro.play.puzzle;

import org.jspecify.annotations.NullMarked;
