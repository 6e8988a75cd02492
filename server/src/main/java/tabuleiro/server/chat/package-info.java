/// Messages between the players of a game.
@NullMarked
package tabuleiro.server.chat;

import org.jspecify.annotations.NullMarked;
