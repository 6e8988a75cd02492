/// Tournaments.
@NullMarked
package tabuleiro.protocol.tournament;

import org.jspecify.annotations.NullMarked;
