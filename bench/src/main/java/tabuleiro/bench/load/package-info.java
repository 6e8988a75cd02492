/// How fast the server answers: many games at once, played from a second process.
@NullMarked
package tabuleiro.bench.load;

import org.jspecify.annotations.NullMarked;
