@NullMarked
package tabuleiro.protocol;

import org.jspecify.annotations.NullMarked;
