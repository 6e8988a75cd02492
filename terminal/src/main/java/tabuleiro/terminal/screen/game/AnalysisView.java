package tabuleiro.terminal.screen.game;

import java.util.List;
import java.util.Optional;
import tabuleiro.engine.evaluation.EvaluationShares;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;

/// The engine's analysis of a position.
///
/// @param position the position in which the variations begin
/// @param variations the best variations, the best one first
/// @param evaluation what the static evaluation consists of; empty if it is not known
/// @param worths what pieces are worth to their owners, in tens of Elo points
public record AnalysisView(
    Position position,
    List<SearchInfo> variations,
    Optional<EvaluationShares> evaluation,
    List<Scene.CellValue> worths) {
  /// Makes defensive copies.
  public AnalysisView {
    variations = List.copyOf(variations);
    worths = List.copyOf(worths);
  }

  /// Returns an analysis that does not know the static evaluation.
  public AnalysisView(Position position, List<SearchInfo> variations) {
    this(position, variations, Optional.empty(), List.of());
  }

  /// Returns the analysis with other variations.
  public AnalysisView with(List<SearchInfo> others) {
    return new AnalysisView(position, others, evaluation, worths);
  }
}
