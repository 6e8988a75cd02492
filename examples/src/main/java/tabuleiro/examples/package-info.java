/// Small programs that use the library. Each has a `main` method and can be copied as it is.
@NullMarked
package tabuleiro.examples;

import org.jspecify.annotations.NullMarked;
