package tabuleiro.server.study;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;

/// The curve of a game's score, or the part of it that is new.
///
/// @param type `curve`
/// @param id the client's name for the question; empty where nobody gave one
/// @param plies how many plies the game has
/// @param complete whether this is the end of it
/// @param points what follows the points told before, in order; the first of all is the start
/// @param turns the turning points; none before the curve is complete
@Json
public record ScoreCurveJson(
    String type, String id, int plies, boolean complete, List<Point> points, List<Turn> turns) {
  /// What is seen after a ply.
  ///
  /// @param move the text of the ply's move; empty at the start
  /// @param side who made it, `first` or `second`; empty at the start
  /// @param bar what the score means for the first side, from -1 to 1
  /// @param proven whether the result is certain
  /// @param says the score in words
  @Json
  public record Point(int ply, String move, String side, double bar, boolean proven, String says) {}

  /// A ply at which the game turned.
  ///
  /// @param says what happened, in words
  /// @param better the moves that the computer expected instead
  @Json
  public record Turn(int ply, String says, List<String> better) {
    /// Copies the list.
    public Turn {
      better = List.copyOf(better);
    }
  }

  /// How many turning points are told, and how much of the bar each moves at least: from even
  /// chances to 60 in 100.
  private static final int TURNS = 3;

  private static final double LEAST = 0.2;

  /// Copies the lists.
  public ScoreCurveJson {
    points = List.copyOf(points);
    turns = List.copyOf(turns);
  }

  /// Returns what is to be told of a curve.
  ///
  /// @param after how many points were told before
  /// @param words those of the game
  static ScoreCurveJson of(String id, ScoreCurve curve, int after, Messages words) {
    List<ScoreCurve.Point> known = curve.points();
    boolean isComplete = known.size() == curve.line().positions().size();
    return new ScoreCurveJson(
        "curve",
        id,
        curve.line().moves().size(),
        isComplete,
        IntStream.range(after, known.size())
            .mapToObj(ply -> point(curve.line(), ply, known.get(ply), words))
            .toList(),
        isComplete
            ? curve.turningPoints(TURNS, LEAST).stream()
                .map(ply -> turn(curve.line(), known, ply, words))
                .toList()
            : List.of());
  }

  private static Point point(StudyVariation line, int ply, ScoreCurve.Point point, Messages words) {
    Position position = line.positions().get(ply);
    return new Point(
        ply,
        ply == 0 ? "" : move(line, ply),
        ply == 0 ? "" : side(line, ply),
        point.bar(),
        point.score().map(score -> score.isProven()).orElse(true),
        says(position, point, words));
  }

  private static String says(Position position, ScoreCurve.Point point, Messages words) {
    return point
        .score()
        .map(score -> ScoreText.of(score, position.sideToMove(), words))
        .orElseGet(() -> ScoreText.ending(position.outcome(), words));
  }

  private static String move(StudyVariation line, int ply) {
    return line.positions().get(ply - 1).formatMove(line.moves().get(ply - 1));
  }

  private static String side(StudyVariation line, int ply) {
    return switch (line.positions().get(ply - 1).sideToMove()) {
      case FIRST -> "first";
      case SECOND -> "second";
    };
  }

  private static Turn turn(
      StudyVariation line, List<ScoreCurve.Point> known, int ply, Messages words) {
    List<String> better = known.get(ply - 1).best();
    String says =
        words.format(
            "analysis.turn",
            ply,
            line.positions().get(ply - 1).sideToMove(),
            move(line, ply),
            says(line.positions().get(ply - 1), known.get(ply - 1), words),
            says(line.positions().get(ply), known.get(ply), words),
            better.getFirst());
    return new Turn(ply, says, better);
  }
}
