package tabuleiro.lab.report.sample;

import java.util.Arrays;
import java.util.List;
import tabuleiro.play.MoveTexts;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;

/// A finished game of a sample: its moves, the number of legal moves at each ply and, where known,
/// the expected scores. Immutable; the arrays must not be changed.
public final class SampledGame {
  private final int number;
  private final Position start;
  private final int[] moves;
  private final int[] branching;
  private final int[] expectations;
  private final Outcome outcome;

  /// @param number the number of the game in its sample, counted from 0
  /// @param start the position in which the game starts
  /// @param moves all moves to the end of the game
  /// @param branching the number of legal moves at each ply
  /// @param expectations the score that the player to move expected for the first side before each
  ///   move, in units of 1 / [SampledGameBuilder#EXPECTATION_SCALE]; negative where it is unknown;
  ///   empty when no player gave any
  /// @param outcome the outcome of the game, which is over
  public SampledGame(
      int number,
      Position start,
      int[] moves,
      int[] branching,
      int[] expectations,
      Outcome outcome) {
    this.number = number;
    this.start = start;
    this.moves = moves;
    this.branching = branching;
    this.expectations = expectations;
    this.outcome = outcome;
  }

  /// Returns the number of the game in its sample, counted from 0.
  public int number() {
    return number;
  }

  /// Returns the position in which the game started.
  public Position start() {
    return start;
  }

  /// Returns the number of plies.
  public int length() {
    return moves.length;
  }

  /// Returns the move at a ply, counted from 0.
  public int move(int ply) {
    return moves[ply];
  }

  /// Returns the number of legal moves at a ply, counted from 0.
  public int legalMoves(int ply) {
    return branching[ply];
  }

  /// Returns the result that the first side was expected to score before a ply, from 0 to 1; NaN
  /// where it is unknown.
  public double expectation(int ply) {
    return isKnown(ply)
        ? expectations[ply] / (double) SampledGameBuilder.EXPECTATION_SCALE
        : Double.NaN;
  }

  private boolean isKnown(int ply) {
    return ply < expectations.length && expectations[ply] >= 0;
  }

  /// Returns whether the players gave expected results.
  public boolean hasExpectations() {
    return expectations.length > 0;
  }

  /// Returns the outcome.
  public Outcome outcome() {
    return outcome;
  }

  /// Returns the texts of the moves.
  public List<String> texts() {
    return MoveTexts.format(start, Arrays.stream(moves).boxed().toList());
  }

  /// Returns the texts of the moves, each with the expected score of the first side before it,
  /// where that is known, such as `d3d4:5120`.
  public List<String> textsWithExpectations() {
    List<String> texts = texts();
    for (int ply = 0; ply < moves.length; ply++) {
      if (isKnown(ply)) {
        texts.set(ply, texts.get(ply) + ":" + expectations[ply]);
      }
    }
    return texts;
  }
}
