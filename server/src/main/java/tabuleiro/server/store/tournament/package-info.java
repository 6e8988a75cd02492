/// Stores tournaments: their players, their pairings and the results of these.
@NullMarked
package tabuleiro.server.store.tournament;

import org.jspecify.annotations.NullMarked;
