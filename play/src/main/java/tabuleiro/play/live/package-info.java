/// A game as its events: what players and whoever holds the game do there, and the state that
/// results. Whoever holds the game stores the events and says what time it is.
@NullMarked
package tabuleiro.play.live;

import org.jspecify.annotations.NullMarked;
