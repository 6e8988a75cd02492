@NullMarked
package tabuleiro.lab.puzzle;

import org.jspecify.annotations.NullMarked;
