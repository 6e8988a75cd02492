package tabuleiro.lab.selfplay;

import java.util.Arrays;
import java.util.Objects;
import tabuleiro.rules.Position;

/// A game that an engine has played against itself, with the score of each position.
///
/// @param start its first position
/// @param openingPlies how many of the moves were random; the positions before them have no score
/// @param moves all moves, in order
/// @param scores of the positions after the opening, as [ScoreCode] writes them: one for each
///   position before a move, and one more where the game ends with a proven result
/// @param points of the first side: 1 for a win, 0.5 for a draw, 0 for a loss, played or proven
/// @param visits of the legal moves of each position that has a score, in the order of
///   [Position#legalMoves()]; no numbers where they were not kept
@SuppressWarnings("ArrayRecordComponent") // Compared by content below, and never changed.
public record TrainingGame(
    Position start, int openingPlies, int[] moves, int[] scores, double points, int[][] visits) {
  @Override
  public boolean equals(Object other) {
    return other instanceof TrainingGame that
        && start.equals(that.start)
        && openingPlies == that.openingPlies
        && Arrays.equals(moves, that.moves)
        && Arrays.equals(scores, that.scores)
        && points == that.points
        && Arrays.deepEquals(visits, that.visits);
  }

  @Override
  public int hashCode() {
    return Objects.hash(start, Arrays.hashCode(moves), Arrays.hashCode(scores));
  }

  @Override
  public String toString() {
    return start.game().id() + ", " + moves.length + " plies, " + points;
  }
}
