/// The evaluator of Morelli.
@NullMarked
package tabuleiro.engine.morelli;

import org.jspecify.annotations.NullMarked;
