/// Analyses of positions and finished games, in short slices.
@NullMarked
package tabuleiro.wasm.analysis;

import org.jspecify.annotations.NullMarked;
