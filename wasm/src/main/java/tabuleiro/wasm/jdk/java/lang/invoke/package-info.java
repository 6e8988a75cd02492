/// Stand in for classes of `java.lang.invoke` that the compiler to WebAssembly lacks.
@NullMarked
package tabuleiro.wasm.jdk.java.lang.invoke;

import org.jspecify.annotations.NullMarked;
