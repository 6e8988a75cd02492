@NullMarked
package tabuleiro.protocol.document;

import org.jspecify.annotations.NullMarked;
