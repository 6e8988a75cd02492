/// The threats of Ni-Ju.
@NullMarked
package tabuleiro.solver.niju;

import org.jspecify.annotations.NullMarked;
