/// The server: it opens the database, recovers the games and answers on a port.
@NullMarked
package tabuleiro.server;

import org.jspecify.annotations.NullMarked;
