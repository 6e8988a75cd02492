/// The clocks, threads and timers of a server.
@NullMarked
package tabuleiro.server.schedule;

import org.jspecify.annotations.NullMarked;
