/// Converts character grids into control sequences: themes, colour depths, and the changes between
/// two grids.
@NullMarked
package tabuleiro.terminal.screen.paint;

import org.jspecify.annotations.NullMarked;
