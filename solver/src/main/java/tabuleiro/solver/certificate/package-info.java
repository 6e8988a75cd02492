/// Writes certificates, proofs of game values that an independent checker can verify, and reads
/// which positions they prove. The package `tabuleiro.reference.certificate` reads them and
/// describes the file format.
@NullMarked
package tabuleiro.solver.certificate;

import org.jspecify.annotations.NullMarked;
