/// When servers were alive: the last heartbeat, and the downtimes.
@NullMarked
package tabuleiro.server.store.heartbeat;

import org.jspecify.annotations.NullMarked;
