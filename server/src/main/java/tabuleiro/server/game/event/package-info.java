/// The events of a game, of which its record consists.
@NullMarked
package tabuleiro.server.game.event;

import org.jspecify.annotations.NullMarked;
