/// The signature of the solvers: a number that changes with everything that changes their results
/// or their work, and with nothing else.
@NullMarked
package tabuleiro.solver.signature;

import org.jspecify.annotations.NullMarked;
