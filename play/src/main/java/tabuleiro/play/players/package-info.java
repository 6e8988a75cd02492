/// Computer players: what they are asked and answer, the catalogue, the random and the classic
/// ones.
@NullMarked
package tabuleiro.play.players;

import org.jspecify.annotations.NullMarked;
