@NullMarked
package tabuleiro.server.games;

import org.jspecify.annotations.NullMarked;
