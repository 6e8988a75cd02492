/// Notifications between the servers that share a database.
@NullMarked
package tabuleiro.server.store.channel;

import org.jspecify.annotations.NullMarked;
