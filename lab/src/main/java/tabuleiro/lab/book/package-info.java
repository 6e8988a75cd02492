/// Makes opening books by searches of the first plies.
@NullMarked
package tabuleiro.lab.book;

import org.jspecify.annotations.NullMarked;
