/// Answers everything that a page asks.
@NullMarked
package tabuleiro.wasm.page;

import org.jspecify.annotations.NullMarked;
