/// Messages between the two players of a game.
@NullMarked
package tabuleiro.server.chat;

import org.jspecify.annotations.NullMarked;
