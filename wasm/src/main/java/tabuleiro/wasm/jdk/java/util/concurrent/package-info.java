/// Stand in for classes of `java.util.concurrent` in a program with one thread.
@NullMarked
package tabuleiro.wasm.jdk.java.util.concurrent;

import org.jspecify.annotations.NullMarked;
