/// The rules of the games.
@NullMarked
package tabuleiro.protocol.learn;

import org.jspecify.annotations.NullMarked;
