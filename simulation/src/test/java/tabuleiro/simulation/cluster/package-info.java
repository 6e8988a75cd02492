/// Real servers on one PostgreSQL, with faults of processes and of the network.
@NullMarked
package tabuleiro.simulation.cluster;

import org.jspecify.annotations.NullMarked;
