/// The evaluator of Trench.
@NullMarked
package tabuleiro.engine.trench;

import org.jspecify.annotations.NullMarked;
