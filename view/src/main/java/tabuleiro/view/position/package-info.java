/// Positions, moves, boards and variations as pages draw them, and click paths as they send them.
@NullMarked
package tabuleiro.view.position;

import org.jspecify.annotations.NullMarked;
