/// Messages between players.
@NullMarked
package tabuleiro.protocol.chat;

import org.jspecify.annotations.NullMarked;
