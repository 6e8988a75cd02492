/// The rows of games: events, seats, devices, prepared replies and heartbeats.
@NullMarked
package tabuleiro.server.game.store;

import org.jspecify.annotations.NullMarked;
