package tabuleiro.lab.match;

import tabuleiro.statistics.PairScores;

/// What two players have scored against each other, seen from the one named first. Immutable.
///
/// @param wins games won
/// @param draws games drawn
/// @param losses games lost
/// @param pairs the complete pairs of games
/// @param open half points of the first game of a pair whose second is not played yet; -1 without
///   one
public record Encounter(int wins, int draws, int losses, PairScores pairs, int open) {
  private static final int NONE_OPEN = -1;

  /// No game yet.
  public static final Encounter NONE = new Encounter(0, 0, 0, PairScores.NONE, NONE_OPEN);

  /// Returns this encounter and one game more.
  ///
  /// @param halfPoints 2 for a win, 1 for a draw, 0 for a loss
  /// @param isReturn whether it is the second game of a pair
  Encounter plus(int halfPoints, boolean isReturn) {
    return new Encounter(
        wins + (halfPoints == 2 ? 1 : 0),
        draws + (halfPoints == 1 ? 1 : 0),
        losses + (halfPoints == 0 ? 1 : 0),
        isReturn ? pairs.plus(open + halfPoints) : pairs,
        isReturn ? NONE_OPEN : halfPoints);
  }

  /// Returns the same seen from the other player.
  Encounter reversed() {
    return new Encounter(
        losses, draws, wins, pairs.reversed(), open == NONE_OPEN ? NONE_OPEN : 2 - open);
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
