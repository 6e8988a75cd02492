/// Pairing with any player: challenges that wait, and the lobby.
@NullMarked
package tabuleiro.server.pairing;

import org.jspecify.annotations.NullMarked;
