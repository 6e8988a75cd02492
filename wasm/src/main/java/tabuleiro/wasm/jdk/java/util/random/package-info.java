/// Stand in for the generator of random numbers that seeds are made for.
@NullMarked
package tabuleiro.wasm.jdk.java.util.random;

import org.jspecify.annotations.NullMarked;
