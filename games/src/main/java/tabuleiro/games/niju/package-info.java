/// Ni-Ju by Nestor Romeral Andres (2016): tiles laid on a table without edges.
///
/// [tabuleiro.games.niju.NijuTiles] has the twenty patterns, `LaidTiles` is the mutable table,
/// [tabuleiro.games.niju.NijuPosition] keeps only the laid tiles, and
/// [tabuleiro.games.niju.NijuTrail] plays and undoes moves on one table. Rule numbers are those of
/// the rules page.
@NullMarked
package tabuleiro.games.niju;

import org.jspecify.annotations.NullMarked;
