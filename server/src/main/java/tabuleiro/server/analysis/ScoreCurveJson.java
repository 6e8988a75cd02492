package tabuleiro.server.analysis;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tabuleiro.rules.Position;
import tabuleiro.server.study.ScoreText;
import tabuleiro.server.view.LineJson;
import tabuleiro.server.view.Variation;
import tabuleiro.text.Messages;

/// The evaluation curve of a game, or its new points.
///
/// @param type `curve`
/// @param id the client's id of the request; empty when there is none
/// @param plies the number of plies of the game
/// @param complete whether all points have been computed
/// @param points the points that were not sent before, in order; the first of all is the initial
///   position
/// @param turns the turning points; empty before the curve is complete
@Json
public record ScoreCurveJson(
    String type, String id, int plies, boolean complete, List<Point> points, List<Turn> turns) {
  /// The evaluation after a ply.
  ///
  /// @param move the text of the ply's move; empty at the start
  /// @param side the side that made the move, `first` or `second`; empty at the start
  /// @param bar the evaluation for the first side, from -1 to 1
  /// @param proven whether the result is proven
  /// @param says the score as text
  @Json
  public record Point(int ply, String move, String side, double bar, boolean proven, String says) {}

  /// A turning point.
  ///
  /// @param says a description
  /// @param better the principal variation instead of the move
  @Json
  public record Turn(int ply, String says, List<String> better) {
    /// Copies the list.
    public Turn {
      better = List.copyOf(better);
    }
  }

  /// The largest number of turning points, and the smallest loss of each: from an expected score of
  /// 50 % to one of 60 % or less.
  private static final int MAX_TURNING_POINTS = 3;

  private static final double MIN_LOSS = 0.2;

  /// Copies the lists.
  public ScoreCurveJson {
    points = List.copyOf(points);
    turns = List.copyOf(turns);
  }

  /// Returns the new points of a curve.
  ///
  /// @param after how many points were sent before
  /// @param messages the messages of the game
  /// @param isWithheld whether the points of a position are withheld
  static ScoreCurveJson of(
      String id, ScoreCurve curve, int after, Messages messages, Predicate<Position> isWithheld) {
    List<ScoreCurve.Point> points = curve.points();
    boolean isComplete = points.size() == curve.variation().positions().size();
    return new ScoreCurveJson(
        "curve",
        id,
        curve.variation().moves().size(),
        isComplete,
        IntStream.range(after, points.size())
            .mapToObj(ply ->
                isWithheld.test(curve.variation().positions().get(ply))
                    ? withheld(curve.variation(), ply, messages)
                    : point(curve.variation(), ply, points.get(ply), messages))
            .toList(),
        isComplete
            ? curve.turningPoints(MAX_TURNING_POINTS, MIN_LOSS).stream()
                .filter(ply ->
                    curve.variation().positions().subList(ply - 1, ply + 1).stream()
                        .noneMatch(isWithheld))
                .map(ply -> turn(curve.variation(), points, ply, messages))
                .toList()
            : List.of());
  }

  private static Point withheld(Variation variation, int ply, Messages messages) {
    return new Point(
        ply,
        ply == 0 ? "" : move(variation, ply),
        ply == 0 ? "" : side(variation, ply),
        0,
        false,
        messages.format("fairplay.point"));
  }

  private static Point point(
      Variation variation, int ply, ScoreCurve.Point point, Messages messages) {
    Position position = variation.positions().get(ply);
    return new Point(
        ply,
        ply == 0 ? "" : move(variation, ply),
        ply == 0 ? "" : side(variation, ply),
        point.bar(),
        point.score().map(score -> score.isProven()).orElse(true),
        says(position, point, messages));
  }

  private static String says(Position position, ScoreCurve.Point point, Messages messages) {
    return point
        .score()
        .map(score -> ScoreText.of(score, position.sideToMove(), messages))
        .orElseGet(() -> LineJson.ending(position.outcome(), messages));
  }

  private static String move(Variation variation, int ply) {
    return variation.positions().get(ply - 1).formatMove(variation.moves().get(ply - 1));
  }

  private static String side(Variation variation, int ply) {
    return switch (variation.positions().get(ply - 1).sideToMove()) {
      case FIRST -> "first";
      case SECOND -> "second";
    };
  }

  private static Turn turn(
      Variation variation, List<ScoreCurve.Point> points, int ply, Messages messages) {
    List<String> better = points.get(ply - 1).best();
    String says =
        messages.format(
            "analysis.turn",
            ply,
            variation.positions().get(ply - 1).sideToMove(),
            move(variation, ply),
            says(variation.positions().get(ply - 1), points.get(ply - 1), messages),
            says(variation.positions().get(ply), points.get(ply), messages),
            better.getFirst());
    return new Turn(ply, says, better);
  }
}
