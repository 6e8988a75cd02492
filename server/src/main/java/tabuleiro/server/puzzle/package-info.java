/// Puzzles: tasks, attempts and storms.
@NullMarked
package tabuleiro.server.puzzle;

import org.jspecify.annotations.NullMarked;
