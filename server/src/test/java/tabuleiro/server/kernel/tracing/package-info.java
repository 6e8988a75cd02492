@NullMarked
package tabuleiro.server.kernel.tracing;

import org.jspecify.annotations.NullMarked;
