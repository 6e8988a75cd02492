/// Tests of the servers that share a database.
@NullMarked
package tabuleiro.server.presence;

import org.jspecify.annotations.NullMarked;
