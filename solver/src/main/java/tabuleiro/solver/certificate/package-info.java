/// Writes proofs of perfect play, for a checker that knows nothing of how they were found. The file
/// format is described where it is read: package `tabuleiro.reference.certificate`.
@NullMarked
package tabuleiro.solver.certificate;

import org.jspecify.annotations.NullMarked;
