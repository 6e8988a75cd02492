package tabuleiro.terminal.screen.game;

import java.util.List;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Position;

/// What the engine sees of a position.
///
/// @param position in which the lines begin
/// @param variations the best lines, the best first
public record AnalysisView(Position position, List<SearchInfo> variations) {
  /// Copies the list.
  public AnalysisView {
    variations = List.copyOf(variations);
  }
}
