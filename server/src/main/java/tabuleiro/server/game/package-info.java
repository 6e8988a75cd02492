/// Playing and finding games over HTTP and sockets.
@NullMarked
package tabuleiro.server.game;

import org.jspecify.annotations.NullMarked;
