/// Time and threads, which a simulation replaces.
@NullMarked
package tabuleiro.server.kernel.schedule;

import org.jspecify.annotations.NullMarked;
