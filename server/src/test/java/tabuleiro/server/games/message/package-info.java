@NullMarked
package tabuleiro.server.games.message;

import org.jspecify.annotations.NullMarked;
