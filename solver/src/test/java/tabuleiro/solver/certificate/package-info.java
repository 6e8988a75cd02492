@NullMarked
package tabuleiro.solver.certificate;

import org.jspecify.annotations.NullMarked;
