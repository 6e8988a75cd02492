package tabuleiro.terminal.screen.game;

import java.util.List;
import tabuleiro.play.players.Thought;
import tabuleiro.rules.Position;

/// What the engine sees of a position.
///
/// @param position in which the lines begin
/// @param lines the best lines, the best first
public record AnalysisView(Position position, List<Thought> lines) {
  /// Copies the list.
  public AnalysisView {
    lines = List.copyOf(lines);
  }
}
