package tabuleiro.terminal.screen.game;

import java.util.List;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;

/// The engine's analysis of a position.
///
/// @param position the position in which the variations begin
/// @param variations the best variations, the best one first
/// @param worths what pieces are worth to their owners, in tens of Elo points
public record AnalysisView(
    Position position, List<SearchInfo> variations, List<Scene.CellValue> worths) {
  /// Makes defensive copies.
  public AnalysisView {
    variations = List.copyOf(variations);
    worths = List.copyOf(worths);
  }

  /// Returns an analysis that does not know what pieces are worth.
  public AnalysisView(Position position, List<SearchInfo> variations) {
    this(position, variations, List.of());
  }
}
