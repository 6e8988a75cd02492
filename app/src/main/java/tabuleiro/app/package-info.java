/// The command `tabuleiro`: it connects the modules and has no other logic.
@NullMarked
package tabuleiro.app;

import org.jspecify.annotations.NullMarked;
