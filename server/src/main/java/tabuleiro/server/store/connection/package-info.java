/// What a database is, before it is used: its address, its owner, and why it cannot be opened.
@NullMarked
package tabuleiro.server.store.connection;

import org.jspecify.annotations.NullMarked;
