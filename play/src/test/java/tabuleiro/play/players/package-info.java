/// Tests of the players.
@NullMarked
package tabuleiro.play.players;

import org.jspecify.annotations.NullMarked;
