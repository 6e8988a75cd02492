/// Puzzles and storms.
@NullMarked
package tabuleiro.protocol.puzzle;

import org.jspecify.annotations.NullMarked;
