@NullMarked
package tabuleiro.server.player;

import org.jspecify.annotations.NullMarked;
