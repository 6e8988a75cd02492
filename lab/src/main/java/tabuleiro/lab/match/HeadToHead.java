package tabuleiro.lab.match;

import tabuleiro.statistics.PentanomialScores;

/// The score between two players, seen from the first one. Immutable.
///
/// @param wins the number of games won
/// @param draws the number of games drawn
/// @param losses the number of games lost
/// @param pairs the scores of the complete pairs of games
/// @param openHalfPoints the half points of the first game of an incomplete pair; -1 when there is
///   none
public record HeadToHead(
    int wins, int draws, int losses, PentanomialScores pairs, int openHalfPoints) {
  private static final int NONE_OPEN = -1;

  /// The score before the first game.
  public static final HeadToHead NONE = new HeadToHead(0, 0, 0, PentanomialScores.NONE, NONE_OPEN);

  /// Returns the score after one more game.
  ///
  /// @param halfPoints 2 for a win, 1 for a draw, 0 for a loss
  /// @param isReturn whether it is the second game of a pair
  HeadToHead plus(int halfPoints, boolean isReturn) {
    return new HeadToHead(
        wins + (halfPoints == 2 ? 1 : 0),
        draws + (halfPoints == 1 ? 1 : 0),
        losses + (halfPoints == 0 ? 1 : 0),
        isReturn ? pairs.plus(openHalfPoints + halfPoints) : pairs,
        isReturn ? NONE_OPEN : halfPoints);
  }

  /// Returns the score as seen from the other player.
  HeadToHead reversed() {
    return new HeadToHead(
        losses,
        draws,
        wins,
        pairs.reversed(),
        openHalfPoints == NONE_OPEN ? NONE_OPEN : 2 - openHalfPoints);
  }

  /// Returns the number of games played.
  public int games() {
    return wins + draws + losses;
  }

  /// Returns the points: 1 for a win, half for a draw.
  public double points() {
    return wins + draws / 2.0;
  }
}
