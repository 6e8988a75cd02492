/// Stand in for `java.nio.channels`: a browser has no files.
@NullMarked
package tabuleiro.wasm.jdk.java.nio.channels;

import org.jspecify.annotations.NullMarked;
