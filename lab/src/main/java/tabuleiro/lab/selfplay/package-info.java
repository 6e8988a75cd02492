/// Games of an engine against itself, from which evaluations and move priorities learn, and their
/// files.
@NullMarked
package tabuleiro.lab.selfplay;

import org.jspecify.annotations.NullMarked;
