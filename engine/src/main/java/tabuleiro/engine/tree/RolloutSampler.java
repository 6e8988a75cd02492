package tabuleiro.engine.tree;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.rules.Trail;
import tabuleiro.rules.support.SeededRandom;

/// Random games played with a little care. Of two moves drawn by chance the one is played that did
/// better in the games before, wherever they were played (move-average sampling: Finnsson and
/// Björnsson, "Simulation-based approach to general game playing", 2008). A move that loses at
/// once, or after which the other side is seen to win at once, is drawn again some times. Not safe
/// for several threads.
final class RolloutSampler {
  /// Moves are told apart by this many numbers; two moves of large games may share one.
  static final int KEY_COUNT = 1 << 14;

  private static final int TRIES = 6;

  /// How fast the points of moves follow the games.
  private static final float RATE = 0.02f;

  /// Where a game goes on.
  private static final double OPEN = -1;

  private final EvaluatedTrail line;
  private final Trail trail;
  private final RandomGenerator random;
  private final int[] moves;
  private int length;

  /// The points that each move of each side has had of late, for the side that plays it.
  private final float[][] points = new float[2][KEY_COUNT];

  /// @param line in which the games are played
  RolloutSampler(EvaluatedTrail line, RandomGenerator random) {
    this.line = line;
    this.trail = line.trail();
    this.random = random;
    moves = new int[trail.position().game().maxPlies()];
    Arrays.fill(points[0], 0.5f);
    Arrays.fill(points[1], 0.5f);
  }

  /// Returns the number of a move.
  static int key(int move) {
    return (move ^ move >>> 14) & (KEY_COUNT - 1);
  }

  /// Returns how many moves the last game had.
  int length() {
    return length;
  }

  /// Returns a move of the last game.
  int move(int index) {
    return moves[index];
  }

  /// Plays a game from the last position of the line on and takes it back. Returns its points for
  /// the side to move.
  ///
  /// Precondition: the game goes on, and the side to move is not seen to win at once.
  double play() {
    int mover = trail.sideToMove().ordinal();
    length = 0;
    double last = OPEN;
    while (last == OPEN) {
      last = step();
    }
    for (int i = 0; i < length; i++) {
      line.undo();
    }
    double result = (length & 1) == 1 ? last : 1 - last;
    for (int i = 0; i < length; i++) {
      boolean isMovers = (i & 1) == 0;
      float[] ofSide = points[isMovers ? mover : 1 - mover];
      int key = key(moves[i]);
      ofSide[key] += RATE * ((float) (isMovers ? result : 1 - result) - ofSide[key]);
    }
    return result;
  }

  /// Plays a move, and returns the points of who played it if they are known now.
  private double step() {
    int count = trail.countMoves();
    float[] ofSide = points[trail.sideToMove().ordinal()];
    for (int tries = 1; ; tries++) {
      int move = trail.moveAt(SeededRandom.nextBelow(random, count));
      int rival = trail.moveAt(SeededRandom.nextBelow(random, count));
      if (ofSide[key(rival)] > ofSide[key(move)]) {
        move = rival;
      }
      line.play(move);
      int known = TerminalScore.of(line);
      // A win for who is to move now is a loss of who has just moved.
      if (known <= 0 || known == TreeNodes.UNPROVEN || tries == TRIES) {
        moves[length++] = move;
        return known == TreeNodes.UNPROVEN ? OPEN : 1 - TerminalScore.points(known);
      }
      line.undo();
    }
  }
}
