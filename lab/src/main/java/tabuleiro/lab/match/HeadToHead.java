package tabuleiro.lab.match;

import tabuleiro.statistics.PentanomialScores;

/// What two players have scored against each other, seen from the one named first. Immutable.
///
/// @param wins games won
/// @param draws games drawn
/// @param losses games lost
/// @param pairs the complete pairs of games
/// @param openHalfPoints half points of the first game of a pair whose second is not played yet; -1
///   without one
public record HeadToHead(
    int wins, int draws, int losses, PentanomialScores pairs, int openHalfPoints) {
  private static final int NONE_OPEN = -1;

  /// No game yet.
  public static final HeadToHead NONE = new HeadToHead(0, 0, 0, PentanomialScores.NONE, NONE_OPEN);

  /// Returns this encounter and one game more.
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

  /// Returns the same seen from the other player.
  HeadToHead reversed() {
    return new HeadToHead(
        losses,
        draws,
        wins,
        pairs.reversed(),
        openHalfPoints == NONE_OPEN ? NONE_OPEN : 2 - openHalfPoints);
  }

  /// Returns how many games have been played.
  public int games() {
    return wins + draws + losses;
  }

  /// Returns the points scored: 1 for a win, half for a draw.
  public double points() {
    return wins + draws / 2.0;
  }
}
