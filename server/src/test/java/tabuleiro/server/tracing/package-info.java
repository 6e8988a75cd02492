@NullMarked
package tabuleiro.server.tracing;

import org.jspecify.annotations.NullMarked;
