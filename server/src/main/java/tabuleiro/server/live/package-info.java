/// Games in progress: tables rebuilt from the events of the store, with one request at a time for
/// each game.
@NullMarked
package tabuleiro.server.live;

import org.jspecify.annotations.NullMarked;
