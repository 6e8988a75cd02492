/// Messages that every feature uses.
@NullMarked
package tabuleiro.protocol.common;

import org.jspecify.annotations.NullMarked;
