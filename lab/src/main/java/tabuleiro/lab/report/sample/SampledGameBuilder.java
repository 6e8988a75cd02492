package tabuleiro.lab.report.sample;

import java.util.Arrays;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;

/// Collects the plies of a game while it is played. Not safe for several threads.
public final class SampledGameBuilder {
  /// The unit of an expected score of 1: fine enough for any statistic, and short in files.
  public static final int EXPECTATION_SCALE = 10_000;

  /// An unknown expected score.
  public static final int UNKNOWN = -1;

  private final Position start;
  private int[] moves = new int[64];
  private int[] branching = new int[64];
  private int[] expectations = new int[64];
  private boolean hasExpectations;
  private int length;

  /// @param start the position in which the game starts
  public SampledGameBuilder(Position start) {
    this.start = start;
  }

  /// Adds a move of a player who gives no expected score.
  ///
  /// @param count the number of legal moves
  public void add(int move, int count) {
    add(move, count, UNKNOWN);
  }

  /// Adds a move.
  ///
  /// @param count the number of legal moves
  /// @param expectation the expected score of the first side, from 0 to [#EXPECTATION_SCALE], or
  ///   [#UNKNOWN]
  public void add(int move, int count, int expectation) {
    if (length == moves.length) {
      moves = Arrays.copyOf(moves, 2 * length);
      branching = Arrays.copyOf(branching, 2 * length);
      expectations = Arrays.copyOf(expectations, 2 * length);
    }
    moves[length] = move;
    branching[length] = count;
    expectations[length] = expectation;
    hasExpectations |= expectation != UNKNOWN;
    length++;
  }

  /// Returns the number of moves so far.
  public int length() {
    return length;
  }

  /// Returns the game, which must be over.
  public SampledGame build(int number, Outcome outcome) {
    return new SampledGame(
        number,
        start,
        Arrays.copyOf(moves, length),
        Arrays.copyOf(branching, length),
        hasExpectations ? Arrays.copyOf(expectations, length) : new int[0],
        outcome);
  }
}
