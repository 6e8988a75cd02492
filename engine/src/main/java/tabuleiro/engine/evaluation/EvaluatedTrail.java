package tabuleiro.engine.evaluation;

import tabuleiro.rules.Trail;

/// A line of play as a searcher follows it: a trail, and what the engine thinks of its last
/// position. Not safe for several threads.
public abstract class EvaluatedTrail {
  /// The largest absolute value of an estimate, in hundredths.
  public static final int MAX_ESTIMATE = 20_000;

  private final Trail trail;

  /// Judges the positions of a trail, which is played and undone through this line alone.
  protected EvaluatedTrail(Trail trail) {
    this.trail = trail;
  }

  /// Returns the trail, for asking.
  public final Trail trail() {
    return trail;
  }

  /// Plays a move that is known to be legal.
  public void play(int move) {
    trail.play(move);
  }

  /// Takes back the last move.
  public void undo() {
    trail.undo();
  }

  /// Returns the static evaluation: hundredths (see [tabuleiro.play.players.Score]) for the side to
  /// move, from `-MOST_ESTIMATE` to `MOST_ESTIMATE`.
  ///
  /// Precondition: the game goes on.
  public abstract int evaluate();

  /// Returns the static evaluation as far as a search needs it: exact where it lies between `floor`
  /// and `ceiling`; otherwise it may be a bound, at most `floor` or at least `ceiling`, which lies
  /// between the evaluation and that limit. A game where a bound is sooner found says so.
  ///
  /// Precondition: the game goes on, and `floor < ceiling`.
  public int evaluate(int floor, int ceiling) {
    return evaluate();
  }

  /// Says how promising moves look at a glance. What a search has learned of a move (its history)
  /// adds from -16384 to 16384 to its rank; so a rank above 40000 puts a move before all that have
  /// none, and differences of some hundreds only settle what history leaves open. A search by a
  /// tree looks e times as often at a move with 4000 more.
  ///
  /// @param moves legal moves of the last position, from place `from` to before `to`
  /// @param ranks gets the rank of each in the same places, from -100000 to 100000
  public abstract void prioritize(int[] moves, int from, int to, int[] ranks);

  /// Writes the noisy moves, after which the static evaluation is not to be trusted, as
  /// [tabuleiro.rules.Position#generateMoves(int[], int)] writes all. Most games have none.
  ///
  /// @return the end: the offset after the last move
  public int generateNoisyMoves(int[] buffer, int offset) {
    return offset;
  }

  /// Returns whether the side to move is seen to win with its next move. A game where this is
  /// cheaper to see than to search says so; it must never be wrong when it says yes.
  ///
  /// Precondition: the game goes on.
  public boolean hasImmediateWin() {
    return false;
  }

  /// Returns how many moves, the most promising first, are worth searching where so few plies are
  /// left. All are, unless a match has shown otherwise: the search leaves out the rest, except
  /// where it would take a loss for proven without them.
  ///
  /// @param depth plies left, at least 1
  public int moveCountLimit(int depth) {
    return Integer.MAX_VALUE;
  }
}
