/// The computer players in the seats of games: which there are, and the threads on which they
/// think.
@NullMarked
package tabuleiro.server.bots;

import org.jspecify.annotations.NullMarked;
