/// Checks that the program gives the same results in Java and in WebAssembly.
@NullMarked
package tabuleiro.wasm.check;

import org.jspecify.annotations.NullMarked;
