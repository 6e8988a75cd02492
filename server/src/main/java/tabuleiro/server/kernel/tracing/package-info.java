/// Spans of requests and of what follows from them.
@NullMarked
package tabuleiro.server.kernel.tracing;

import org.jspecify.annotations.NullMarked;
