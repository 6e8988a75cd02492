/// What people read, in English and Portuguese: messages, reasons, names and the rules pages.
@NullMarked
package tabuleiro.words;

import org.jspecify.annotations.NullMarked;
