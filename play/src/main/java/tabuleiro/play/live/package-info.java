/// A game as its events: the actions of the players and of the host, and the state that results.
/// The host, a server or a page, stores the events and supplies the time.
@NullMarked
package tabuleiro.play.live;

import org.jspecify.annotations.NullMarked;
