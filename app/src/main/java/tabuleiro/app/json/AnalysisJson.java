package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.engine.evaluation.EvaluationShare;
import tabuleiro.engine.evaluation.EvaluationShares;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.PieceWorth;
import tabuleiro.rules.Position;

/// The engine's analysis of a position.
///
/// @param position the text of the position
/// @param lines the best variations, the best first
/// @param book the moves of an opening book, the best first; none without a book
/// @param explanation of the static evaluation; only if asked for
@Json
public record AnalysisJson(
    String game,
    String variant,
    String position,
    List<AnalysisVariationJson> lines,
    List<BookMoveJson> book,
    Optional<Explanation> explanation) {
  /// What a static evaluation consists of.
  ///
  /// @param points the evaluation, in Elo points for the side to move
  /// @param features those that weigh most first
  /// @param pieces those that weigh most first
  @Json
  public record Explanation(int points, List<Feature> features, List<PieceOnBoard> pieces) {
    /// Explains the evaluation of a position.
    ///
    /// @param factory of the position's family of games
    public static Explanation of(EvaluatorFactory factory, Position position) {
      EvaluationShares evaluation = EvaluationShares.of(factory, position);
      return new Explanation(
          evaluation.total(),
          evaluation.shares().stream().map(Feature::of).toList(),
          PieceWorth.of(factory.strongestEvaluator(), position).stream()
              .map(worth -> PieceOnBoard.of(worth, position))
              .toList());
    }
  }

  /// A feature of a position.
  ///
  /// @param points in Elo points for the side to move
  @Json
  public record Feature(String name, int points) {
    private static Feature of(EvaluationShare share) {
      return new Feature(share.feature(), share.points());
    }
  }

  /// A piece on the board.
  ///
  /// @param owner `first` or `second`
  /// @param points what it is worth to its owner, in Elo points
  @Json
  public record PieceOnBoard(String cell, String owner, int points) {
    private static PieceOnBoard of(PieceWorth worth, Position position) {
      return new PieceOnBoard(
          position.game().board().name(worth.cell()),
          worth.owner().name().toLowerCase(Locale.ROOT),
          worth.points());
    }
  }
}
