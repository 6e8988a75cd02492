/// Playing over HTTP and WebSocket: creating, joining, playing, watching, finding and archiving
/// games.
@NullMarked
package tabuleiro.server.games;

import org.jspecify.annotations.NullMarked;
