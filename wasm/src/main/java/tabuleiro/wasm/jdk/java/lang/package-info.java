/// Stand in for classes of `java.lang` that the compiler to WebAssembly lacks.
@NullMarked
package tabuleiro.wasm.jdk.java.lang;

import org.jspecify.annotations.NullMarked;
