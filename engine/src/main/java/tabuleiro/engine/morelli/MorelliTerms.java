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

  private final Grid grid;
  private final int mostStones;
  private final Army mine;
  private final Army theirs;

  /// @param mostStones the number of stones on the board
  MorelliTerms(Grid grid, int mostStones) {
    this.grid = grid;
    this.mostStones = mostStones;
    mine = new Army(grid);
    theirs = new Army(grid);
  }

  /// Writes the terms of a position.
  void write(MorelliPosition position, int[] values) {
    Side side = position.sideToMove();
    mine.muster(position, side);
    theirs.muster(position, side.other());
    mine.scout(position, side, theirs);
    theirs.scout(position, side.other(), mine);
    int throne = position.throneOwner().map(owner -> owner == side ? 1 : -1).orElse(0);
    int moves = mine.moves() + theirs.moves();
    int mostBands = mostStones * grid.highestBand();
    int late = 16 * (mostBands - mine.bandsLeft() - theirs.bandsLeft()) / mostBands;
    int stones = 48 * (mine.count() - theirs.count()) / mostStones;
    // The 8 keeps the last few moves from weighing as much as hundreds.
    int mobility = 100 * (mine.moves() - theirs.moves()) / (moves + 8);
    values[0] = 1;
    values[1] = throne * late;
    values[2] = throne * (256 / (moves + 8));
    writeFrames(throne, values, 3);
    values[9] = stones;
    values[10] = stones * late / 8;
    values[11] = mine.countCentral() - theirs.countCentral();
    values[12] = mobility;
    values[13] = mobility * late / 8;
    values[14] = mine.preyCount();
    values[15] = -theirs.preyCount();
  }

  private void writeFrames(int throne, int[] values, int from) {
    long mineHoped = throne == 1 ? 0 : grid.framesFrom(1);
    long theirsHoped = throne == -1 ? 0 : grid.framesFrom(1);
    long mineBlocked = mineHoped & theirs.some();
    long theirsBlocked = theirsHoped & mine.some();
    long mineOpen = mineHoped & ~mineBlocked;
    long theirsOpen = theirsHoped & ~theirsBlocked;
    values[from] = Math.min(mine.completable(mineHoped), 1);
    values[from + 1] = -Math.min(theirs.completable(theirsHoped), 2);
    values[from + 2] = difference(mine.three() & mineOpen, theirs.three() & theirsOpen);
    values[from + 3] = difference(mine.three() & mineBlocked, theirs.three() & theirsBlocked);
    values[from + 4] = difference(mine.two() & mineOpen, theirs.two() & theirsOpen);
    values[from + 5] = difference(mine.two() & mineBlocked, theirs.two() & theirsBlocked);
  }

  private static int difference(long own, long enemy) {
    return Long.bitCount(own) - Long.bitCount(enemy);
  }
}
