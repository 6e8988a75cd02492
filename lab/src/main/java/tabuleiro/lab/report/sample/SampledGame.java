package tabuleiro.lab.report.sample;

import java.util.Arrays;
import java.util.List;
import tabuleiro.play.MoveTexts;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;

/// A game that a report counts. Immutable: nobody changes the arrays.
public final class SampledGame {
  private final int number;
  private final Position start;
  private final int[] moves;
  private final int[] branching;
  private final int[] expectations;
  private final Outcome outcome;

  /// @param number in its sample, counted from 0
  /// @param start where the game begins
  /// @param moves all moves, to the end of the game
  /// @param branching how many legal moves there were at each ply
  /// @param expectations what the player to move expected the first side to score, before each
  ///   move, in [SampledGameBuilder#EXPECTATION_SCALE]ths; negative where it did not say; empty
  ///   when nobody thinks
  /// @param outcome of the game, which is over
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

  /// Returns which game of its sample it is, counted from 0.
  public int number() {
    return number;
  }

  /// Returns where the game begins.
  public Position start() {
    return start;
  }

  /// Returns the number of plies.
  public int length() {
    return moves.length;
  }

  /// Returns the move of a ply, counted from 0.
  public int move(int ply) {
    return moves[ply];
  }

  /// Returns how many legal moves there were at a ply, counted from 0.
  public int legalMoves(int ply) {
    return branching[ply];
  }

  /// Returns what the first side was expected to score before a ply, from 0 to 1; not a number
  /// where nobody said.
  public double expectation(int ply) {
    return isKnown(ply)
        ? expectations[ply] / (double) SampledGameBuilder.EXPECTATION_SCALE
        : Double.NaN;
  }

  private boolean isKnown(int ply) {
    return ply < expectations.length && expectations[ply] >= 0;
  }

  /// Returns whether the players said what they expected.
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

  /// Returns the texts of the moves, each with what the first side was expected to score before it,
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
