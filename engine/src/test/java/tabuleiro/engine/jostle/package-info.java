@NullMarked
package tabuleiro.engine.jostle;

import org.jspecify.annotations.NullMarked;
