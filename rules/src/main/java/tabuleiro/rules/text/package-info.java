/// Building blocks for the texts of a game: rows of a board, and moves that are entered step by
/// step.
@NullMarked
package tabuleiro.rules.text;

import org.jspecify.annotations.NullMarked;
