/// Methods that the compiler's class library lacks or has wrong. The compiler copies them into the
/// classes of Java that [tabuleiro.wasm.compile.LibraryPlugin] names, so `this` is an object of
/// such a class: each method casts it. Nothing else may call them.
@NullMarked
package tabuleiro.wasm.method;

import org.jspecify.annotations.NullMarked;
