/// Playing games: tables, seats, endings, matches and puzzles.
@NullMarked
package tabuleiro.play;

import org.jspecify.annotations.NullMarked;
