package tabuleiro.terminal.screen.game;

import java.util.Optional;

/// What the engine does beside the game.
///
/// @param thinking whether a computer thinks about its move
/// @param analysing whether the shown position is analysed
/// @param analysis what was seen of it so far
public record EngineView(boolean thinking, boolean analysing, Optional<AnalysisView> analysis) {
  /// It rests.
  public static final EngineView IDLE = new EngineView(false, false, Optional.empty());

  /// Returns the same while a computer thinks, or does not.
  EngineView thinking(boolean now) {
    return new EngineView(now, analysing, analysis);
  }

  /// Returns the same with the analysis on or off.
  EngineView analysing(boolean now) {
    return new EngineView(thinking, now, Optional.empty());
  }

  /// Returns the same with what was seen.
  EngineView seeing(AnalysisView seen) {
    return new EngineView(thinking, analysing, Optional.of(seen));
  }
}
