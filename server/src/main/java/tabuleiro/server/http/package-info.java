/// HTTP and WebSocket: the identity of callers, rate limits and origin checks, request bodies,
/// responses, problems and sockets.
@NullMarked
package tabuleiro.server.http;

import org.jspecify.annotations.NullMarked;
