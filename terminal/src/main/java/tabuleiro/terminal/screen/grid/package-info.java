/// The characters on the screen with their styles, as values. Nothing here depends on a terminal.
@NullMarked
package tabuleiro.terminal.screen.grid;

import org.jspecify.annotations.NullMarked;
