/// The command `tabuleiro`: it wires the rooms together, and nothing else.
@NullMarked
package tabuleiro.app;

import org.jspecify.annotations.NullMarked;
