package tabuleiro.engine.morelli;

import java.util.Arrays;
import tabuleiro.games.morelli.MorelliPosition;
import tabuleiro.rules.Side;

/// How promising moves of Morelli look at a glance: by their target and by where they come from,
/// each looked at once for all moves. The figures are guesses.
final class MorelliOrder {
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

  private final Grid grid;
  private final Army mine;
  private final Army theirs;
  private final int[] targets;
  private final int[] starts;
  private final long[] once = new long[Grid.WORDS];
  private final long[] twice = new long[Grid.WORDS];
  private final long[] flanked = new long[Grid.WORDS];

  MorelliOrder(Grid grid) {
    this.grid = grid;
    mine = new Army(grid);
    theirs = new Army(grid);
    targets = new int[grid.cellCount()];
    starts = new int[grid.cellCount()];
  }

  /// As [tabuleiro.engine.knowledge.Line#rank].
  void rank(MorelliPosition position, int[] moves, int from, int to, int[] ranks) {
    Side side = position.sideToMove();
    mine.muster(position, side);
    theirs.muster(position, side.other());
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

  /// As [tabuleiro.engine.knowledge.Line#width].
  static int width(int depth) {
    return depth <= WIDTHS.length ? WIDTHS[depth - 1] : Integer.MAX_VALUE;
  }

  private void addFrames(int completed, int spoiled) {
    long frames = grid.framesFrom(1);
    addCorners(mine.two() & frames & ~theirs.some(), targets, MAKES_THREE);
    addCorners(theirs.two() & frames & ~mine.some(), targets, STOPS_THREE);
    addCorners(mine.three() & frames, starts, LEAVES_THREE);
    for (long rest = theirs.three() & frames; rest != 0; rest &= rest - 1) {
      targets[theirs.missing(Long.numberOfTrailingZeros(rest))] += spoiled;
    }
    for (long rest = mine.three() & frames; rest != 0; rest &= rest - 1) {
      int corner = mine.missing(Long.numberOfTrailingZeros(rest));
      if (theirs.hasStone(corner)) {
        addTurning(corner, completed);
      } else {
        targets[corner] += completed;
      }
    }
  }

  private void addCorners(long frames, int[] places, int bonus) {
    for (long rest = frames; rest != 0; rest &= rest - 1) {
      for (int quarter = 0; quarter < Grid.QUARTERS; quarter++) {
        places[grid.cell(quarter, Long.numberOfTrailingZeros(rest))] += bonus;
      }
    }
  }

  /// Adds to the targets from which the stone on a cell is turned over.
  private void addTurning(int cell, int bonus) {
    for (int axis = 0; axis < Grid.AXES; axis++) {
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
    for (int axis = 0; axis < Grid.AXES; axis++) {
      int offset = grid.offset(axis);
      for (int word = 0; word < Grid.WORDS; word++) {
        flanked[word] = Grid.up(mine.stones(), word, offset) & theirs.capturable(word);
      }
      for (int word = 0; word < Grid.WORDS; word++) {
        note(word, Grid.up(flanked, word, offset));
      }
      for (int word = 0; word < Grid.WORDS; word++) {
        flanked[word] = Grid.down(mine.stones(), word, offset) & theirs.capturable(word);
      }
      for (int word = 0; word < Grid.WORDS; word++) {
        note(word, Grid.down(flanked, word, offset));
      }
    }
    for (int word = 0; word < Grid.WORDS; word++) {
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
