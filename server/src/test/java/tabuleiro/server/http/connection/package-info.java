@NullMarked
package tabuleiro.server.http.connection;

import org.jspecify.annotations.NullMarked;
