/// What people read, in English and Portuguese: messages, reasons, names and the rules pages.
@NullMarked
package tabuleiro.text;

import org.jspecify.annotations.NullMarked;
