@NullMarked
package tabuleiro.server.game.live;

import org.jspecify.annotations.NullMarked;
