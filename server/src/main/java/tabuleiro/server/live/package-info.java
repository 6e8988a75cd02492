/// Games that are being played: tables rebuilt from the events that the store keeps, one command at
/// a time in each game.
@NullMarked
package tabuleiro.server.live;

import org.jspecify.annotations.NullMarked;
