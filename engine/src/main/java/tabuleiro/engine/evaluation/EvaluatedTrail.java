package tabuleiro.engine.evaluation;

import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.Trail;

/// A trail with the incremental state of an evaluator: it evaluates the position at its end. Not
/// safe for several threads.
///
/// It decorates the trail of the game, which is played and undone through this one alone.
public abstract class EvaluatedTrail implements Trail {
  /// The largest absolute value of an estimate, in Elo points.
  public static final int MAX_ESTIMATE = 20_000;

  private final Trail trail;

  /// @param trail of the game, at the position to start from
  protected EvaluatedTrail(Trail trail) {
    this.trail = trail;
  }

  /// Returns the static evaluation of the position: Elo points (see [tabuleiro.play.players.Score])
  /// for the side to move, from `-MAX_ESTIMATE` to `MAX_ESTIMATE`.
  ///
  /// Precondition: the game is not over.
  public abstract int evaluate();

  /// Returns the static evaluation as exactly as a search with the window from `floor` to `ceiling`
  /// needs it: the exact value when that lies inside the window. Otherwise it may be a bound
  /// between the value and the window: at most `floor`, or at least `ceiling`. A game overrides
  /// this where a bound is cheaper than the value.
  ///
  /// Precondition: the game is not over, and `floor < ceiling`.
  public int evaluate(int floor, int ceiling) {
    return evaluate();
  }

  /// Returns a value that is cheaper than the static evaluation and near it: by default the
  /// evaluation.
  ///
  /// Precondition: the game is not over.
  public int approximate() {
    return evaluate();
  }

  /// Returns the largest difference between [#approximate()] and the static evaluation, in every
  /// position.
  public int approximationError() {
    return 0;
  }

  /// Returns the points, from 0 to 1, that the side to move can expect: by default those that the
  /// static evaluation stands for on the scale of Elo.
  ///
  /// Precondition: the game is not over, and [#hasImmediateWin()] is false.
  public double expectedPoints() {
    return EloScale.expectedPoints(evaluate());
  }

  /// Returns how many moves the random game had that the last [#expectedPoints()] played; 0 for an
  /// evaluator that plays none.
  public int rolloutLength() {
    return 0;
  }

  /// Returns a move of that random game, the first being 0.
  ///
  /// Precondition: `index < rolloutLength()`.
  public int rolloutMove(int index) {
    throw new IndexOutOfBoundsException(index);
  }

  /// Writes the priorities of moves: a search tries the moves with the highest priority first. It
  /// adds what it has learned of a move (its history, from -16384 to 16384). A priority above 40000
  /// therefore puts a move before all that have none, and differences of some hundreds only decide
  /// between moves with the same history. In a tree search [PriorityModel#PRIORITY_OF_E] more
  /// multiply the prior by e.
  ///
  /// @param moves legal moves of the position, from index `from` to before `to`
  /// @param priorities gets the priority of each at the same index, from -100000 to 100000
  public abstract void prioritize(int[] moves, int from, int to, int[] priorities);

  /// Writes the noisy moves, those that the quiescence search plays before it trusts the static
  /// evaluation, as [Position#generateMoves(int[], int)] writes all moves. Most games have none.
  ///
  /// @param priorities gets the priority of each at the same index, as [#prioritize] writes it
  /// @return the end: the offset after the last move
  public int generateNoisyMoves(int[] buffer, int offset, int[] priorities) {
    return offset;
  }

  /// Returns whether the side to move certainly wins with its next move; false if that is not
  /// known. A game overrides this where the test is cheaper than a search of one ply.
  ///
  /// Precondition: the game is not over.
  public boolean hasImmediateWin() {
    return false;
  }

  /// Returns how many moves, those with the highest priority first, are worth searching outside the
  /// principal variation; by default all. The search skips the others, except where it would
  /// otherwise take a loss for proven.
  ///
  /// @param depth plies left, at least 1
  public int moveCountLimit(int depth) {
    return Integer.MAX_VALUE;
  }

  /// Plays a move that is known to be legal. An override updates the evaluator's state as well.
  @Override
  public void play(int move) {
    trail.play(move);
  }

  /// Takes the last move back. An override restores the evaluator's state as well.
  @Override
  public void undo() {
    trail.undo();
  }

  @Override
  public final Position position() {
    return trail.position();
  }

  @Override
  public final int length() {
    return trail.length();
  }

  @Override
  public final Side sideToMove() {
    return trail.sideToMove();
  }

  @Override
  public final Outcome outcome() {
    return trail.outcome();
  }

  @Override
  public final long hash() {
    return trail.hash();
  }

  @Override
  public final int generateMoves(int[] buffer, int offset) {
    return trail.generateMoves(buffer, offset);
  }

  @Override
  public final int countMoves() {
    return trail.countMoves();
  }

  @Override
  public final int moveAt(int index) {
    return trail.moveAt(index);
  }
}
