/// The evaluator of Jostle.
@NullMarked
package tabuleiro.engine.jostle;

import org.jspecify.annotations.NullMarked;
