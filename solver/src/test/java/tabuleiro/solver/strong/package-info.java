@NullMarked
package tabuleiro.solver.strong;

import org.jspecify.annotations.NullMarked;
