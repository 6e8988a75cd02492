/// A simulated world for servers: its time, threads, processes and database. The module
/// `simulation` lets whole servers run in it.
@NullMarked
package tabuleiro.server.simulation;

import org.jspecify.annotations.NullMarked;
