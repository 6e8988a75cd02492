/// Real servers on one PostgreSQL, with faults of processes and of the network.
@NullMarked
package tabuleiro.server.cluster;

import org.jspecify.annotations.NullMarked;
