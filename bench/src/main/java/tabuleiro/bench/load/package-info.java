/// Measures the server's latency: many games at once, played from a second process.
@NullMarked
package tabuleiro.bench.load;

import org.jspecify.annotations.NullMarked;
