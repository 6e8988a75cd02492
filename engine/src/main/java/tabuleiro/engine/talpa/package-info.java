/// The evaluator of Talpa.
@NullMarked
package tabuleiro.engine.talpa;

import org.jspecify.annotations.NullMarked;
