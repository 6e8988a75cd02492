/// The commands that solve games, make puzzles, and check certificates.
@NullMarked
package tabuleiro.app.solve;

import org.jspecify.annotations.NullMarked;
