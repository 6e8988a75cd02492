/// A game that is being played: its seats, clock, moves, takebacks and end; matches of several
/// games.
@NullMarked
package tabuleiro.play.session;

import org.jspecify.annotations.NullMarked;
