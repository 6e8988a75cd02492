package tabuleiro.view.analysis;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tabuleiro.play.MoveName;
import tabuleiro.protocol.analysis.ScoreCurveJson;
import tabuleiro.protocol.analysis.ScoreCurveJson.Point;
import tabuleiro.protocol.analysis.ScoreCurveJson.Turn;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;
import tabuleiro.view.position.Variation;
import tabuleiro.view.position.VariationJsonMapper;

/// Makes [ScoreCurveJson].
public final class ScoreCurveJsonMapper {
  /// The largest number of turning points, and the smallest loss of each: from an expected score of
  /// 50 % to one of 60 % or less.
  private static final int MAX_TURNING_POINTS = 3;

  private static final double MIN_LOSS = 0.2;

  private ScoreCurveJsonMapper() {}

  /// Returns the new points of a curve.
  ///
  /// @param after how many points were sent before
  /// @param messages the messages of the game
  /// @param isWithheld whether the points of a position are withheld
  public static ScoreCurveJson of(
      String id, ScoreCurve curve, int after, Messages messages, Predicate<Position> isWithheld) {
    List<ScoreCurve.Point> points = curve.points();
    boolean isComplete = curve.isComplete();
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
        .orElseGet(() -> VariationJsonMapper.ending(position.outcome(), messages));
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

  private static String explanation(
      Variation variation, List<ScoreCurve.Point> points, int ply, Messages messages) {
    Position before = variation.positions().get(ply - 1);
    ScoreCurve.Point point = points.get(ply - 1);
    int move = before.parseMove(point.best().getFirst());
    String name = MoveName.of(before, move, messages);
    return point
        .score()
        .map(score -> MoveReason.of(before, move, score, messages))
        .map(reason -> messages.format("analysis.explanation-of", name, reason))
        .orElse(name);
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
    return new Turn(ply, says, better, explanation(variation, points, ply, messages));
  }
}
