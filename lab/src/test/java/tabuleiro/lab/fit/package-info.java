@NullMarked
package tabuleiro.lab.fit;

import org.jspecify.annotations.NullMarked;
