@NullMarked
package tabuleiro.engine.knowledge;

import org.jspecify.annotations.NullMarked;
