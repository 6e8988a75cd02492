package tabuleiro.server.live;

import java.util.Optional;

/// The place of a game in a series of games by the same players.
///
/// @param previous the id of the game before it; empty for the first
/// @param isMatch whether the game belongs to a match: two games with the sides exchanged for the
///   second, and possibly a third as tiebreak
/// @param round its number in the match, counted from 1
/// @param isRated whether the games of the series change the players' ratings
public record GameSeries(Optional<String> previous, boolean isMatch, int round, boolean isRated) {
  /// A game that belongs to no series.
  public static final GameSeries SINGLE = new GameSeries(Optional.empty(), false, 1, false);

  /// The first game of a match.
  public static final GameSeries MATCH = new GameSeries(Optional.empty(), true, 1, false);

  /// Returns this place in a series of rated games.
  public GameSeries rated() {
    return new GameSeries(previous, isMatch, round, true);
  }

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
    return new GameSeries(Optional.of(game), true, 3, isRated);
  }

  /// Returns the place of the game that follows one at this place.
  ///
  /// @param game the id of the game at this place
  GameSeries successorOf(String game) {
    return new GameSeries(Optional.of(game), isMatch, hasNextRound() ? 2 : 1, isRated);
  }
}
