/// Simulated servers, clients, clocks and faults, and the check of what came of them.
@NullMarked
package tabuleiro.server.simulation;

import org.jspecify.annotations.NullMarked;
