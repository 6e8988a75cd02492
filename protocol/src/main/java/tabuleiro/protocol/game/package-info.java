/// Games: creating, playing and following them.
@NullMarked
package tabuleiro.protocol.game;

import org.jspecify.annotations.NullMarked;
