/// Stand in for the locks of `java.util.concurrent.locks` in a program with one thread.
@NullMarked
package tabuleiro.wasm.jdk.java.util.concurrent.locks;

import org.jspecify.annotations.NullMarked;
