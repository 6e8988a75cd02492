/// Puzzles that are solved in the page.
@NullMarked
package tabuleiro.wasm.puzzle;

import org.jspecify.annotations.NullMarked;
