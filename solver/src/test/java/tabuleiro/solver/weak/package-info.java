@NullMarked
package tabuleiro.solver.weak;

import org.jspecify.annotations.NullMarked;
