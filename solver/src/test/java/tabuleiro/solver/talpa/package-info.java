@NullMarked
package tabuleiro.solver.talpa;

import org.jspecify.annotations.NullMarked;
