/// Stand in for classes of `java.util.zip` that the compiler to WebAssembly lacks.
@NullMarked
package tabuleiro.wasm.jdk.java.util.zip;

import org.jspecify.annotations.NullMarked;
