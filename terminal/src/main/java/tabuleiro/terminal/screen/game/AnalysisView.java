package tabuleiro.terminal.screen.game;

import java.util.List;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Position;

/// The engine's analysis of a position.
///
/// @param position the position in which the variations begin
/// @param variations the best variations, the best one first
public record AnalysisView(Position position, List<SearchInfo> variations) {
  /// Makes a defensive copy.
  public AnalysisView {
    variations = List.copyOf(variations);
  }
}
