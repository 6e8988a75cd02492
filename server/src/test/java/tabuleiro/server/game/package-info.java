@NullMarked
package tabuleiro.server.game;

import org.jspecify.annotations.NullMarked;
