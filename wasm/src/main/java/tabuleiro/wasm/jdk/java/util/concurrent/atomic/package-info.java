/// Stand in for classes of `java.util.concurrent.atomic` in a program with one thread.
@NullMarked
package tabuleiro.wasm.jdk.java.util.concurrent.atomic;

import org.jspecify.annotations.NullMarked;
