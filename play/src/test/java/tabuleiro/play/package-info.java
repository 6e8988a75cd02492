/// Tests of tables, clocks, matches and records, on a small test game.
@NullMarked
package tabuleiro.play;

import org.jspecify.annotations.NullMarked;
