/// Requests and responses of the HTTP and WebSocket API for playing, as JSON records.
@NullMarked
package tabuleiro.server.games.message;

import org.jspecify.annotations.NullMarked;
