/// Studies and pasted records.
@NullMarked
package tabuleiro.protocol.study;

import org.jspecify.annotations.NullMarked;
