/// Games in memory, with their clocks and seats.
@NullMarked
package tabuleiro.server.game.live;

import org.jspecify.annotations.NullMarked;
