package tabuleiro.server.live;

import java.util.Optional;

/// How a game belongs to others.
///
/// @param previous the id of the game before it, which the same people played; empty for a first
/// @param isMatch whether it is one of a match of two games, sides exchanged for the second; a
///   third may decide it
/// @param round its number in the match, counted from 1
public record Series(Optional<String> previous, boolean isMatch, int round) {
  /// A game that belongs to no other.
  public static final Series SINGLE = new Series(Optional.empty(), false, 1);

  /// The first game of a match.
  public static final Series MATCH = new Series(Optional.empty(), true, 1);

  /// Returns whether another game follows by itself.
  boolean goesOn() {
    return isMatch && round == 1;
  }

  /// Returns whether it was the last game of a match, if no other is needed to decide it.
  boolean mayNeedDecider() {
    return isMatch && round == 2;
  }

  /// Returns whether it decides a match.
  boolean isDecider() {
    return isMatch && round == 3;
  }

  /// Returns what the game is that decides a match after its second game.
  ///
  /// @param game the id of that
  Series decider(String game) {
    return new Series(Optional.of(game), true, 3);
  }

  /// Returns what follows a game of this series.
  ///
  /// @param game its id
  Series after(String game) {
    return new Series(Optional.of(game), isMatch, goesOn() ? 2 : 1);
  }
}
