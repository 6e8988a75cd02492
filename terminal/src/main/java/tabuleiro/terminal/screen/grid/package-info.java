/// Character grids with styles: the values that are drawn on the screen. Nothing here depends on a
/// terminal.
@NullMarked
package tabuleiro.terminal.screen.grid;

import org.jspecify.annotations.NullMarked;
