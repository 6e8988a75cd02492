/// Computer players in the seats of games: the available players, and the threads that compute
/// their moves.
@NullMarked
package tabuleiro.server.bots;

import org.jspecify.annotations.NullMarked;
