/// Stand in for classes of `java.util` that the compiler to WebAssembly lacks.
@NullMarked
package tabuleiro.wasm.jdk.java.util;

import org.jspecify.annotations.NullMarked;
