package tabuleiro.engine.evaluation;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.support.SeededRandom;

/// Plays biased random games. Of two random moves it plays the one that scored better in earlier
/// games, wherever it was played (move-average sampling: Finnsson and Björnsson, "Simulation-based
/// approach to general game playing", 2008). A move that loses immediately, or lets the opponent
/// win immediately, is redrawn a few times. Not safe for several threads.
final class RolloutSampler {
  private static final int MAX_TRIES = 6;

  /// The learning rate of the mean points of moves.
  private static final float RATE = 0.02f;

  /// Stands for the points of a game that is not decided.
  private static final double UNDECIDED = -1;

  private final EvaluatedTrail trail;
  private final RandomGenerator random;
  private final int[] moves;
  private int length;

  /// The exponential moving average of each move's points, by the side that plays it.
  private final float[][] meanPoints = new float[2][MoveKey.COUNT];

  /// @param trail on which the games are played
  RolloutSampler(EvaluatedTrail trail, RandomGenerator random) {
    this.trail = trail;
    this.random = random;
    moves = new int[trail.position().game().maxPlies()];
    Arrays.fill(meanPoints[0], 0.5f);
    Arrays.fill(meanPoints[1], 0.5f);
  }

  /// Returns how many moves the last game had.
  int length() {
    return length;
  }

  /// Returns a move of the last game.
  int move(int index) {
    return moves[index];
  }

  /// Plays a game from the position at the end of the trail and takes it back. Returns its points
  /// for the side to move: 1, 0.5 or 0.
  ///
  /// Precondition: the game is not over, and the side to move has no immediate win.
  double play() {
    int mover = trail.sideToMove().ordinal();
    length = 0;
    double last = UNDECIDED;
    while (last == UNDECIDED) {
      last = playMove();
    }
    for (int i = 0; i < length; i++) {
      trail.undo();
    }
    double result = (length & 1) == 1 ? last : 1 - last;
    for (int i = 0; i < length; i++) {
      boolean isByMover = (i & 1) == 0;
      float[] ofSide = meanPoints[isByMover ? mover : 1 - mover];
      int key = MoveKey.of(moves[i]);
      ofSide[key] += RATE * ((float) (isByMover ? result : 1 - result) - ofSide[key]);
    }
    return result;
  }

  /// Plays a move, and returns the points of the side that played it if they are decided now.
  private double playMove() {
    int count = trail.countMoves();
    float[] ofSide = meanPoints[trail.sideToMove().ordinal()];
    for (int tries = 1; ; tries++) {
      int move = trail.moveAt(SeededRandom.nextBelow(random, count));
      int rival = trail.moveAt(SeededRandom.nextBelow(random, count));
      if (ofSide[MoveKey.of(rival)] > ofSide[MoveKey.of(move)]) {
        move = rival;
      }
      trail.play(move);
      double points = decidedPoints();
      // A win for the side to move now is a loss for the side that has just moved.
      if (points < 1 || tries == MAX_TRIES) {
        moves[length++] = move;
        return points == UNDECIDED ? UNDECIDED : 1 - points;
      }
      trail.undo();
    }
  }

  /// Returns the points of the side to move where the game is over or the side wins immediately.
  private double decidedPoints() {
    Outcome outcome = trail.outcome();
    if (outcome.isOver()) {
      return outcome.isDraw() ? 0.5 : outcome.winner().orElseThrow() == trail.sideToMove() ? 1 : 0;
    }
    return trail.hasImmediateWin() ? 1 : UNDECIDED;
  }
}
