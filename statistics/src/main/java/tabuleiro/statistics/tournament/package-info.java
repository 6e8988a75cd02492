/// Tournaments without players, clocks or storage: who meets whom, standings and tie-breaks.
/// Players are numbers from 1, in the order of their strength.
@NullMarked
package tabuleiro.statistics.tournament;

import org.jspecify.annotations.NullMarked;
