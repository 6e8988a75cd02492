/// Measurements for the operator.
@NullMarked
package tabuleiro.server.kernel.metrics;

import org.jspecify.annotations.NullMarked;
