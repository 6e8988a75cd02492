/// The web server, with what it does to each request.
@NullMarked
package tabuleiro.server.http.server;

import org.jspecify.annotations.NullMarked;
