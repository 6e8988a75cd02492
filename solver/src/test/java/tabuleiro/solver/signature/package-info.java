@NullMarked
package tabuleiro.solver.signature;

import org.jspecify.annotations.NullMarked;
