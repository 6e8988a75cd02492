@NullMarked
package tabuleiro.solver;

import org.jspecify.annotations.NullMarked;
