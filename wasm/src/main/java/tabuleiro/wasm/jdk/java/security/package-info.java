/// Stand-ins for `java.security`.
@NullMarked
package tabuleiro.wasm.jdk.java.security;

import org.jspecify.annotations.NullMarked;
