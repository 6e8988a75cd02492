package tabuleiro.engine.morelli;

import java.util.List;
import tabuleiro.games.morelli.MorelliPosition;
import tabuleiro.rules.Side;

/// The terms of the evaluation of Morelli: each is what the side to move has more of than the
/// opponent, unless it says otherwise.
///
/// A frame counts for a side only while that side does not own the Throne: it can take it once. It
/// is open while the opponent has no corner of it, else blocked, until the opponent's stone there
/// is turned over.
final class MorelliTerms {
  /// The names of the terms, in order.
  static final List<String> NAMES =
      List.of(
          // Always 1: the worth of being to move.
          "turn",
          // The Throne, 1 or -1, times the share of all bands that has been walked, of 16.
          "throne-late",
          // The Throne, times how few moves both sides have.
          "throne-end",
          // 1 if the side to move can take the Throne at once.
          "coup",
          // In how many frames, 2 at most, the opponent could then take it; counted negative.
          "menace",
          // Frames of which one corner is missing, open and blocked.
          "open-three",
          "blocked-three",
          // Frames of which two corners are missing, open and blocked.
          "open-two",
          "blocked-two",
          // Stones, where all stones are 48.
          "stones",
          // The same times the share of bands walked, of 2.
          "stones-late",
          // Stones on the highest band, round the Throne.
          "centre",
          // The difference of the numbers of moves, in hundredths of their sum.
          "mobility",
          // The same times the share of bands walked, of 2.
          "mobility-late",
          // Opponent's stones that can be turned over.
          "prey",
          // Own stones that the opponent could turn over, counted negative.
          "endangered");

  private final MorelliFrames grid;
  private final int mostStones;
  private final MorelliSideFeatures mine;
  private final MorelliSideFeatures theirs;

  /// @param mostStones the number of stones on the board
  MorelliTerms(MorelliFrames grid, int mostStones) {
    this.grid = grid;
    this.mostStones = mostStones;
    mine = new MorelliSideFeatures(grid);
    theirs = new MorelliSideFeatures(grid);
  }

  /// Writes the terms of a position.
  void compute(MorelliPosition position, int[] values) {
    Side side = position.sideToMove();
    mine.locateStones(position, side);
    theirs.locateStones(position, side.other());
    mine.computeReach(position, side, theirs);
    theirs.computeReach(position, side.other(), mine);
    int throne = position.throneOwner().map(owner -> owner == side ? 1 : -1).orElse(0);
    int moves = mine.moveCount() + theirs.moveCount();
    int mostBands = mostStones * grid.highestBand();
    int late =
        16 * (mostBands - mine.countRemainingBands() - theirs.countRemainingBands()) / mostBands;
    int stones = 48 * (mine.countStones() - theirs.countStones()) / mostStones;
    // The 8 keeps the last few moves from weighing as much as hundreds.
    int mobility = 100 * (mine.moveCount() - theirs.moveCount()) / (moves + 8);
    values[0] = 1;
    values[1] = throne * late;
    values[2] = throne * (256 / (moves + 8));
    writeFrames(throne, values, 3);
    values[9] = stones;
    values[10] = stones * late / 8;
    values[11] = mine.countCentral() - theirs.countCentral();
    values[12] = mobility;
    values[13] = mobility * late / 8;
    values[14] = mine.countCapturableEnemies();
    values[15] = -theirs.countCapturableEnemies();
  }

  private void writeFrames(int throne, int[] values, int from) {
    long mineHoped = throne == 1 ? 0 : grid.framesFromBand(1);
    long theirsHoped = throne == -1 ? 0 : grid.framesFromBand(1);
    long mineBlocked = mineHoped & theirs.framesWithAnyCorner();
    long theirsBlocked = theirsHoped & mine.framesWithAnyCorner();
    long mineOpen = mineHoped & ~mineBlocked;
    long theirsOpen = theirsHoped & ~theirsBlocked;
    values[from] = Math.min(mine.countCompletableFrames(mineHoped), 1);
    values[from + 1] = -Math.min(theirs.countCompletableFrames(theirsHoped), 2);
    values[from + 2] =
        difference(
            mine.framesWithThreeCorners() & mineOpen, theirs.framesWithThreeCorners() & theirsOpen);
    values[from + 3] =
        difference(
            mine.framesWithThreeCorners() & mineBlocked,
            theirs.framesWithThreeCorners() & theirsBlocked);
    values[from + 4] =
        difference(
            mine.framesWithTwoCorners() & mineOpen, theirs.framesWithTwoCorners() & theirsOpen);
    values[from + 5] =
        difference(
            mine.framesWithTwoCorners() & mineBlocked,
            theirs.framesWithTwoCorners() & theirsBlocked);
  }

  private static int difference(long own, long enemy) {
    return Long.bitCount(own) - Long.bitCount(enemy);
  }
}
