/// Computer players: the request and the answer, the catalogue, and the random player.
@NullMarked
package tabuleiro.play.players;

import org.jspecify.annotations.NullMarked;
