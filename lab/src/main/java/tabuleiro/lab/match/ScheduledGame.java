package tabuleiro.lab.match;

/// A game of a match that is to be played.
///
/// @param number counted from 0
/// @param first which entrant plays the first side
/// @param second which entrant plays the second side
/// @param opening which of the match's openings, counted from 0
/// @param isReturnGame whether it is the second game of a pair: the same opening with the sides
///   exchanged
public record ScheduledGame(int number, int first, int second, int opening, boolean isReturnGame) {}
