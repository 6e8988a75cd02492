/// The server: it opens the database, resumes the games and listens on a port.
@NullMarked
package tabuleiro.server;

import org.jspecify.annotations.NullMarked;
