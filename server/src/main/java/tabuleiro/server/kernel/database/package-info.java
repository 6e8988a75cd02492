/// The open database: connections, transactions, the thread that writes, and notifications between
/// servers on one database. Features keep their own rows with it.
@NullMarked
package tabuleiro.server.kernel.database;

import org.jspecify.annotations.NullMarked;
