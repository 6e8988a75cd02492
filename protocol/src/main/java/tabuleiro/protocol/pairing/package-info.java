/// Play with any player.
@NullMarked
package tabuleiro.protocol.pairing;

import org.jspecify.annotations.NullMarked;
