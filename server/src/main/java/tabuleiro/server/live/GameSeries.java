package tabuleiro.server.live;

import java.util.Optional;

/// The place of a game in a series of games by the same players.
///
/// @param previous the id of the game before it; empty for the first
/// @param isMatch whether the game belongs to a match: two games with the sides exchanged for the
///   second, and possibly a third as tiebreak
/// @param round its number in the match, counted from 1
public record GameSeries(Optional<String> previous, boolean isMatch, int round) {
  /// A game that belongs to no series.
  public static final GameSeries SINGLE = new GameSeries(Optional.empty(), false, 1);

  /// The first game of a match.
  public static final GameSeries MATCH = new GameSeries(Optional.empty(), true, 1);

  /// Returns whether the match continues with another game in any case.
  boolean hasNextRound() {
    return isMatch && round == 1;
  }

  /// Returns whether this is the second game of a match, which a third may have to decide.
  boolean mayNeedTiebreak() {
    return isMatch && round == 2;
  }

  /// Returns whether this game decides a match.
  boolean isTiebreak() {
    return isMatch && round == 3;
  }

  /// Returns the place of the game that decides the match after this second game.
  ///
  /// @param game the id of the second game
  GameSeries tiebreakAfter(String game) {
    return new GameSeries(Optional.of(game), true, 3);
  }

  /// Returns the place of the game that follows one at this place.
  ///
  /// @param game the id of the game at this place
  GameSeries successorOf(String game) {
    return new GameSeries(Optional.of(game), isMatch, hasNextRound() ? 2 : 1);
  }
}
