@NullMarked
package tabuleiro.engine.evaluation;

import org.jspecify.annotations.NullMarked;
