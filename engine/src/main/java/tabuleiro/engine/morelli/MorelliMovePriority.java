package tabuleiro.engine.morelli;

import java.util.Arrays;
import tabuleiro.games.morelli.MorelliPosition;
import tabuleiro.rules.Side;

/// How promising moves of Morelli look at a glance: by their target and by where they come from,
/// each looked at once for all moves. The figures are guesses.
final class MorelliMovePriority {
  private static final int MOST = 90_000;
  private static final int TAKES_THRONE = 60_000;
  private static final int KEEPS_THRONE = 6000;
  private static final int TURNS_STONE = 3000;
  private static final int COMPLETES_FRAME = 1500;
  private static final int SPOILS_FRAME = 1000;
  private static final int MAKES_THREE = 1200;
  private static final int STOPS_THREE = 800;
  private static final int LEAVES_THREE = -1500;

  /// How many moves are searched with 1, 2 and 3 plies left. All won against searching all, by 50
  /// to 100 Elo at 3,000 to 4,000 nodes a move: 6, 14, 35; 10, 25, 60; 24, 60, 120.
  private static final int[] WIDTHS = {10, 25, 60};

  private final MorelliFrames grid;
  private final MorelliSideFeatures mine;
  private final MorelliSideFeatures theirs;
  private final int[] targets;
  private final int[] starts;
  private final long[] once = new long[MorelliFrames.WORDS];
  private final long[] twice = new long[MorelliFrames.WORDS];
  private final long[] flanked = new long[MorelliFrames.WORDS];

  MorelliMovePriority(MorelliFrames grid) {
    this.grid = grid;
    mine = new MorelliSideFeatures(grid);
    theirs = new MorelliSideFeatures(grid);
    targets = new int[grid.cellCount()];
    starts = new int[grid.cellCount()];
  }

  /// As [tabuleiro.engine.evaluation.EvaluatedTrail#prioritize].
  void prioritize(MorelliPosition position, int[] moves, int from, int to, int[] ranks) {
    Side side = position.sideToMove();
    mine.locateStones(position, side);
    theirs.locateStones(position, side.other());
    Arrays.fill(targets, 0);
    Arrays.fill(starts, 0);
    boolean isMine = position.throneOwner().filter(side::equals).isPresent();
    boolean isTheirs = position.throneOwner().filter(side.other()::equals).isPresent();
    addTurned();
    addFrames(isMine ? COMPLETES_FRAME : TAKES_THRONE, isTheirs ? SPOILS_FRAME : KEEPS_THRONE);
    for (int i = from; i < to; i++) {
      // One move may complete several frames.
      ranks[i] = Math.min(targets[moves[i] >>> 8] + starts[moves[i] & 0xFF], MOST);
    }
  }

  /// As [tabuleiro.engine.evaluation.EvaluatedTrail#moveCountLimit].
  static int moveCountLimit(int depth) {
    return depth <= WIDTHS.length ? WIDTHS[depth - 1] : Integer.MAX_VALUE;
  }

  private void addFrames(int completed, int spoiled) {
    long frames = grid.framesFromBand(1);
    addCorners(
        mine.framesWithTwoCorners() & frames & ~theirs.framesWithAnyCorner(), targets, MAKES_THREE);
    addCorners(
        theirs.framesWithTwoCorners() & frames & ~mine.framesWithAnyCorner(), targets, STOPS_THREE);
    addCorners(mine.framesWithThreeCorners() & frames, starts, LEAVES_THREE);
    for (long rest = theirs.framesWithThreeCorners() & frames; rest != 0; rest &= rest - 1) {
      targets[theirs.missingCorner(Long.numberOfTrailingZeros(rest))] += spoiled;
    }
    for (long rest = mine.framesWithThreeCorners() & frames; rest != 0; rest &= rest - 1) {
      int corner = mine.missingCorner(Long.numberOfTrailingZeros(rest));
      if (theirs.hasStone(corner)) {
        addTurning(corner, completed);
      } else {
        targets[corner] += completed;
      }
    }
  }

  private void addCorners(long frames, int[] places, int bonus) {
    for (long rest = frames; rest != 0; rest &= rest - 1) {
      for (int quarter = 0; quarter < MorelliFrames.QUARTERS; quarter++) {
        places[grid.cell(quarter, Long.numberOfTrailingZeros(rest))] += bonus;
      }
    }
  }

  /// Adds to the targets from which the stone on a cell is turned over.
  private void addTurning(int cell, int bonus) {
    for (int axis = 0; axis < MorelliFrames.AXES; axis++) {
      int offset = grid.offset(axis);
      if (mine.hasStone(cell - offset)) {
        targets[cell + offset] += bonus;
      }
      if (mine.hasStone(cell + offset)) {
        targets[cell - offset] += bonus;
      }
    }
  }

  /// Adds to the targets from which one stone is turned over, and again for two or more.
  private void addTurned() {
    Arrays.fill(once, 0);
    Arrays.fill(twice, 0);
    for (int axis = 0; axis < MorelliFrames.AXES; axis++) {
      int offset = grid.offset(axis);
      for (int word = 0; word < MorelliFrames.WORDS; word++) {
        flanked[word] =
            MorelliFrames.shiftUp(mine.stones(), word, offset) & theirs.capturableWord(word);
      }
      for (int word = 0; word < MorelliFrames.WORDS; word++) {
        note(word, MorelliFrames.shiftUp(flanked, word, offset));
      }
      for (int word = 0; word < MorelliFrames.WORDS; word++) {
        flanked[word] =
            MorelliFrames.shiftDown(mine.stones(), word, offset) & theirs.capturableWord(word);
      }
      for (int word = 0; word < MorelliFrames.WORDS; word++) {
        note(word, MorelliFrames.shiftDown(flanked, word, offset));
      }
    }
    for (int word = 0; word < MorelliFrames.WORDS; word++) {
      addTargets(word, once[word]);
      addTargets(word, twice[word]);
    }
  }

  private void note(int word, long set) {
    twice[word] |= once[word] & set;
    once[word] |= set;
  }

  private void addTargets(int word, long set) {
    for (long rest = set; rest != 0; rest &= rest - 1) {
      targets[64 * word + Long.numberOfTrailingZeros(rest)] += TURNS_STONE;
    }
  }
}
