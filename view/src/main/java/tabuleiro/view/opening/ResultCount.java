package tabuleiro.view.opening;

import tabuleiro.play.Result;

/// How many games ended with each result.
///
/// @param firstWins the number of wins of the first side
/// @param draws the number of draws
/// @param secondWins the number of wins of the second side
public record ResultCount(int firstWins, int draws, int secondWins) {
  /// No games.
  public static final ResultCount NONE = new ResultCount(0, 0, 0);

  /// Returns the number of games.
  public int games() {
    return firstWins + draws + secondWins;
  }

  /// Returns the count of some games with one result.
  public static ResultCount of(Result result, int games) {
    return switch (result) {
      case FIRST_WINS -> new ResultCount(games, 0, 0);
      case SECOND_WINS -> new ResultCount(0, 0, games);
      case DRAW -> new ResultCount(0, games, 0);
      case NONE -> NONE;
    };
  }

  /// Returns the sum of two counts.
  public ResultCount plus(ResultCount other) {
    return new ResultCount(
        firstWins + other.firstWins, draws + other.draws, secondWins + other.secondWins);
  }
}
