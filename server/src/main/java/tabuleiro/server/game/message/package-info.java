/// Requests and answers about games.
@NullMarked
package tabuleiro.server.game.message;

import org.jspecify.annotations.NullMarked;
