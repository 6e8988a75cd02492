@NullMarked
package tabuleiro.server.http.server;

import org.jspecify.annotations.NullMarked;
