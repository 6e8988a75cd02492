/// The evaluator of Ni-Ju.
@NullMarked
package tabuleiro.engine.niju;

import org.jspecify.annotations.NullMarked;
