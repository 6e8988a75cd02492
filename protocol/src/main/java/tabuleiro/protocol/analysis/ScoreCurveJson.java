package tabuleiro.protocol.analysis;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.operation.OneOf;

/// The score of a finished game after each move, and its turning points.
///
/// @param type the type of the message
/// @param id the id of the request; empty when it gave none
/// @param plies the number of moves of the game
/// @param complete whether every position has a score
/// @param points the scores that are new in this message
/// @param turningPoints the moves that changed the score most
@Json
public record ScoreCurveJson(
    @OneOf("curve") String type,
    String id,
    int plies,
    boolean complete,
    List<Point> points,
    List<Turn> turningPoints) {
  /// The evaluation after a ply.
  ///
  /// @param ply the number of moves that led to the position
  /// @param move the move that led to it; empty at the start
  /// @param side the side that played it
  /// @param advantage the score from -1, the first side loses, to 1, it wins
  /// @param proven whether the score is proven
  /// @param scoreText the score in the reader's language
  @Json
  public record Point(
      int ply, String move, String side, double advantage, boolean proven, String scoreText) {}

  /// A turning point.
  ///
  /// @param ply the number of the move, from 1
  /// @param text the change in the reader's language
  /// @param expectedMoves the variation that the engine expected
  /// @param explanation the expected move as people say it, and why it is good, in the reader's
  ///   language
  @Json
  public record Turn(int ply, String text, List<String> expectedMoves, String explanation) {
    /// Copies the list.
    public Turn {
      expectedMoves = List.copyOf(expectedMoves);
    }
  }

  /// Copies the lists.
  public ScoreCurveJson {
    points = List.copyOf(points);
    turningPoints = List.copyOf(turningPoints);
  }
}
