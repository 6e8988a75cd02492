/// Talpa for the solvers: trails with incremental keys, reach and pattern scores.
@NullMarked
package tabuleiro.solver.talpa;

import org.jspecify.annotations.NullMarked;
