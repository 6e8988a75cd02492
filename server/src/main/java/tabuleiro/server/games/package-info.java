/// Playing over HTTP and WebSocket: games made, joined, played, watched, found and kept.
@NullMarked
package tabuleiro.server.games;

import org.jspecify.annotations.NullMarked;
