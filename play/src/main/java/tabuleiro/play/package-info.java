/// What people do with a game: tables, seats, clocks, endings, matches, records and their replay.
@NullMarked
package tabuleiro.play;

import org.jspecify.annotations.NullMarked;
