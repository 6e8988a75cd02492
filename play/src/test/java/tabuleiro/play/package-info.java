/// Tests of tables, clocks, matches and records, on a small game of their own.
@NullMarked
package tabuleiro.play;

import org.jspecify.annotations.NullMarked;
