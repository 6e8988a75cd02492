/// Simulated servers, clients, clocks and faults, and the check of what came of them.
@NullMarked
package tabuleiro.simulation;

import org.jspecify.annotations.NullMarked;
