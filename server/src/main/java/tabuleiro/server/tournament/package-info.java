/// Tournaments: players, rounds, results and games.
@NullMarked
package tabuleiro.server.tournament;

import org.jspecify.annotations.NullMarked;
