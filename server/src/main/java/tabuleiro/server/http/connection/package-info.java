/// Requests before they reach the routes: their form, their threads and their deadlines.
@NullMarked
package tabuleiro.server.http.connection;

import org.jspecify.annotations.NullMarked;
