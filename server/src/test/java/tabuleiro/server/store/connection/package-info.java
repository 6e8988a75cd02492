/// Tests of the addresses of databases and of the reasons why one cannot be used.
@NullMarked
package tabuleiro.server.store.connection;

import org.jspecify.annotations.NullMarked;
