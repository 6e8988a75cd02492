/// The terminal's user interface in lines of text.
@NullMarked
package tabuleiro.terminal;

import org.jspecify.annotations.NullMarked;
