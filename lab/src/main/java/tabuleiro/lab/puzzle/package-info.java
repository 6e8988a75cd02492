/// Finds positions that are worth thinking about.
@NullMarked
package tabuleiro.lab.puzzle;

import org.jspecify.annotations.NullMarked;
