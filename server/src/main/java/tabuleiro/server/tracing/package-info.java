/// Traces: what the server did for a request, when, and what it has caused.
@NullMarked
package tabuleiro.server.tracing;

import org.jspecify.annotations.NullMarked;
