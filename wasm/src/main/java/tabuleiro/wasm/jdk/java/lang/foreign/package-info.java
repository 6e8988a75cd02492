/// Stand in for `java.lang.foreign`: memory on the heap.
@NullMarked
package tabuleiro.wasm.jdk.java.lang.foreign;

import org.jspecify.annotations.NullMarked;
