/// The program in a browser: what its scripts call, compiled to WebAssembly.
@NullMarked
package tabuleiro.wasm;

import org.jspecify.annotations.NullMarked;
