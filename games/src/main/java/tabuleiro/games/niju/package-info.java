/// Ni-Ju by Nestor Romeral Andres (2016): tiles laid on a table without edges.
///
/// [tabuleiro.games.niju.NijuTiles] knows the twenty patterns, `NijuTable` is the table on which
/// tiles are laid and taken up again, [tabuleiro.games.niju.NijuPosition] remembers only which
/// tiles lie where, and [tabuleiro.games.niju.NijuTrail] is a line of play on one table. Rule
/// numbers are those of the rules page.
@NullMarked
package tabuleiro.games.niju;

import org.jspecify.annotations.NullMarked;
