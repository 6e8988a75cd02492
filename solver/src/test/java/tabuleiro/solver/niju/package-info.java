@NullMarked
package tabuleiro.solver.niju;

import org.jspecify.annotations.NullMarked;
