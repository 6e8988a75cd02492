@NullMarked
package tabuleiro.server.game.store;

import org.jspecify.annotations.NullMarked;
