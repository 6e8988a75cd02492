package tabuleiro.lab.match;

/// A game of a match that is to be played.
///
/// @param number the number of the game, counted from 0
/// @param first the index of the player who plays the first side
/// @param second the index of the player who plays the second side
/// @param opening the index of the opening, counted from 0
/// @param isReturnGame whether it is the second game of a pair: the same opening with the sides
///   exchanged
public record ScheduledGame(int number, int first, int second, int opening, boolean isReturnGame) {}
