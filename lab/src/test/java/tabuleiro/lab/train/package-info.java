@NullMarked
package tabuleiro.lab.train;

import org.jspecify.annotations.NullMarked;
