/// Whoever chooses moves by computing, except the engine: the random player and the classic ones.
@NullMarked
package tabuleiro.play.players;

import org.jspecify.annotations.NullMarked;
