/// Compiles the program to WebAssembly, at build time.
@NullMarked
package tabuleiro.wasm.compile;

import org.jspecify.annotations.NullMarked;
