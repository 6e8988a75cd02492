/// A canvas of characters that records which spot each belongs to, and the way of the cursor.
@NullMarked
package tabuleiro.terminal.screen.picture.canvas;

import org.jspecify.annotations.NullMarked;
