/// Games: their events and rows, the games in memory with their clocks, and playing and finding
/// them over HTTP and sockets.
@NullMarked
package tabuleiro.server.game;

import org.jspecify.annotations.NullMarked;
