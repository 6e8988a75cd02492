/// Puzzles, and what their proofs say about a move.
@NullMarked
package tabuleiro.view.puzzle;

import org.jspecify.annotations.NullMarked;
