package tabuleiro.engine.morelli;

import java.util.Arrays;
import tabuleiro.games.morelli.MorelliPosition;
import tabuleiro.rules.Side;

/// The move priorities of Morelli: the sum of a value for the start and one for the target, which
/// are computed once for all moves.
final class MorelliMovePriority {
  private static final int MAX_PRIORITY = 90_000;

  /// How many moves are searched with 1, 2 and 3 plies left. Each of 6, 14, 35; 10, 25, 60; and 24,
  /// 60, 120 was 50 to 100 Elo stronger than searching all moves, at 3,000 to 4,000 nodes a move.
  private static final int[] MOVE_COUNT_LIMITS = {10, 25, 60};

  private final MorelliFrames board;
  private final MorelliSideFeatures own;
  private final MorelliSideFeatures enemy;
  private final int[] weights;

  /// The weights of the bands, for each cell.
  private final int[] bandTargets;

  private final int[] bandStarts;
  private final int[] targets;
  private final int[] starts;
  private final long[] once = new long[MorelliFrames.WORDS];
  private final long[] twice = new long[MorelliFrames.WORDS];
  private final long[] flanked = new long[MorelliFrames.WORDS];

  /// @param weights of the terms of [MorelliPriorityTerm]
  MorelliMovePriority(MorelliFrames board, int[] weights) {
    this.board = board;
    this.weights = weights;
    own = new MorelliSideFeatures(board);
    enemy = new MorelliSideFeatures(board);
    targets = new int[board.cellCount()];
    starts = new int[board.cellCount()];
    bandTargets = new int[board.cellCount()];
    bandStarts = new int[board.cellCount()];
    for (int frame = 0; frame < board.frameCount(); frame++) {
      for (int quarter = 0; quarter < MorelliFrames.QUARTERS; quarter++) {
        setBand(board.cell(quarter, frame), board.band(frame));
      }
    }
  }

  /// A stone goes to a higher band, so it never goes to the edge, nor leaves the highest one.
  private void setBand(int cell, int band) {
    if (band > 0) {
      bandTargets[cell] = weights[MorelliPriorityTerm.TO_BAND_1.ordinal() + band - 1];
    }
    if (band < board.highestBand()) {
      bandStarts[cell] = weights[MorelliPriorityTerm.FROM_BAND_0.ordinal() + band];
    }
  }

  private int weight(MorelliPriorityTerm term) {
    return weights[term.ordinal()];
  }

  /// As [tabuleiro.engine.evaluation.EvaluatedTrail#prioritize].
  void prioritize(MorelliPosition position, int[] moves, int from, int to, int[] priorities) {
    Side side = position.sideToMove();
    own.locateStones(position, side);
    enemy.locateStones(position, side.other());
    System.arraycopy(bandTargets, 0, targets, 0, targets.length);
    System.arraycopy(bandStarts, 0, starts, 0, starts.length);
    boolean isOwn = position.throneOwner().filter(side::equals).isPresent();
    boolean isEnemy = position.throneOwner().filter(side.other()::equals).isPresent();
    addFlips();
    addFrames(
        isOwn
            ? weight(MorelliPriorityTerm.COMPLETES_FRAME)
            : weight(MorelliPriorityTerm.TAKES_THRONE),
        isEnemy
            ? weight(MorelliPriorityTerm.SPOILS_FRAME)
            : weight(MorelliPriorityTerm.KEEPS_THRONE));
    for (int i = from; i < to; i++) {
      // One move may complete several frames.
      int sum = targets[moves[i] >>> 8] + starts[moves[i] & 0xFF];
      priorities[i] = Math.clamp(sum, -MAX_PRIORITY, MAX_PRIORITY);
    }
  }

  /// As [tabuleiro.engine.evaluation.EvaluatedTrail#moveCountLimit].
  static int moveCountLimit(int depth) {
    return depth <= MOVE_COUNT_LIMITS.length ? MOVE_COUNT_LIMITS[depth - 1] : Integer.MAX_VALUE;
  }

  private void addFrames(int completed, int spoiled) {
    long frames = board.framesFromBand(1);
    addCorners(
        own.framesWithTwoCorners() & frames & ~enemy.framesWithAnyCorner(),
        targets,
        weight(MorelliPriorityTerm.MAKES_THREE));
    addCorners(
        enemy.framesWithTwoCorners() & frames & ~own.framesWithAnyCorner(),
        targets,
        weight(MorelliPriorityTerm.STOPS_THREE));
    addCorners(
        own.framesWithThreeCorners() & frames, starts, weight(MorelliPriorityTerm.LEAVES_THREE));
    for (long rest = enemy.framesWithThreeCorners() & frames; rest != 0; rest &= rest - 1) {
      targets[enemy.missingCorner(Long.numberOfTrailingZeros(rest))] += spoiled;
    }
    for (long rest = own.framesWithThreeCorners() & frames; rest != 0; rest &= rest - 1) {
      int corner = own.missingCorner(Long.numberOfTrailingZeros(rest));
      if (enemy.hasStone(corner)) {
        addFlippingTargets(corner, completed);
      } else {
        targets[corner] += completed;
      }
    }
  }

  private void addCorners(long frames, int[] places, int bonus) {
    for (long rest = frames; rest != 0; rest &= rest - 1) {
      for (int quarter = 0; quarter < MorelliFrames.QUARTERS; quarter++) {
        places[board.cell(quarter, Long.numberOfTrailingZeros(rest))] += bonus;
      }
    }
  }

  /// Adds a bonus to the targets from which the stone on a cell is flipped.
  private void addFlippingTargets(int cell, int bonus) {
    for (int axis = 0; axis < MorelliFrames.AXES; axis++) {
      int offset = board.offset(axis);
      if (own.hasStone(cell - offset)) {
        targets[cell + offset] += bonus;
      }
      if (own.hasStone(cell + offset)) {
        targets[cell - offset] += bonus;
      }
    }
  }

  /// Adds a bonus to the targets from which a stone is flipped, and again for two or more.
  private void addFlips() {
    Arrays.fill(once, 0);
    Arrays.fill(twice, 0);
    for (int axis = 0; axis < MorelliFrames.AXES; axis++) {
      int offset = board.offset(axis);
      for (int word = 0; word < MorelliFrames.WORDS; word++) {
        flanked[word] =
            MorelliFrames.shiftUp(own.stones(), word, offset) & enemy.capturableWord(word);
      }
      for (int word = 0; word < MorelliFrames.WORDS; word++) {
        addFlipped(word, MorelliFrames.shiftUp(flanked, word, offset));
      }
      for (int word = 0; word < MorelliFrames.WORDS; word++) {
        flanked[word] =
            MorelliFrames.shiftDown(own.stones(), word, offset) & enemy.capturableWord(word);
      }
      for (int word = 0; word < MorelliFrames.WORDS; word++) {
        addFlipped(word, MorelliFrames.shiftDown(flanked, word, offset));
      }
    }
    for (int word = 0; word < MorelliFrames.WORDS; word++) {
      addTargets(word, once[word]);
      addTargets(word, twice[word]);
    }
  }

  private void addFlipped(int word, long set) {
    twice[word] |= once[word] & set;
    once[word] |= set;
  }

  private void addTargets(int word, long set) {
    for (long rest = set; rest != 0; rest &= rest - 1) {
      targets[64 * word + Long.numberOfTrailingZeros(rest)] +=
          weight(MorelliPriorityTerm.FLIPS_STONE);
    }
  }
}
