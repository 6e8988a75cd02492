/// Requests and answers: callers, problems, limits, sockets and JSON.
@NullMarked
package tabuleiro.server.http;

import org.jspecify.annotations.NullMarked;
