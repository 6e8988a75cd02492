@NullMarked
package tabuleiro.lab.solve;

import org.jspecify.annotations.NullMarked;
