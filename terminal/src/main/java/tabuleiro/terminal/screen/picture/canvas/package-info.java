/// A canvas of characters that records the click target of each, and the navigation of the cursor.
@NullMarked
package tabuleiro.terminal.screen.picture.canvas;

import org.jspecify.annotations.NullMarked;
