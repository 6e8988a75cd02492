package tabuleiro.server.live;

import java.util.Optional;

/// How a game belongs to others.
///
/// @param previous the id of the game before it, which the same people played; empty for a first
/// @param isMatch whether it is one of a match of two games, sides exchanged for the second; a
///   third may decide it
/// @param round its number in the match, counted from 1
public record GameSeries(Optional<String> previous, boolean isMatch, int round) {
  /// A game that belongs to no other.
  public static final GameSeries SINGLE = new GameSeries(Optional.empty(), false, 1);

  /// The first game of a match.
  public static final GameSeries MATCH = new GameSeries(Optional.empty(), true, 1);

  /// Returns whether another game follows by itself.
  boolean hasNextRound() {
    return isMatch && round == 1;
  }

  /// Returns whether it was the last game of a match, if no other is needed to decide it.
  boolean mayNeedTiebreak() {
    return isMatch && round == 2;
  }

  /// Returns whether it decides a match.
  boolean isTiebreak() {
    return isMatch && round == 3;
  }

  /// Returns what the game is that decides a match after its second game.
  ///
  /// @param game the id of that
  GameSeries tiebreakAfter(String game) {
    return new GameSeries(Optional.of(game), true, 3);
  }

  /// Returns what follows a game of this series.
  ///
  /// @param game its id
  GameSeries successorOf(String game) {
    return new GameSeries(Optional.of(game), isMatch, hasNextRound() ? 2 : 1);
  }
}
