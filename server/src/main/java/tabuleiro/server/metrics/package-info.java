/// What the metrics of all parts of the server have in common.
@NullMarked
package tabuleiro.server.metrics;

import org.jspecify.annotations.NullMarked;
