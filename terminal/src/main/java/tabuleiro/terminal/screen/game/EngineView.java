package tabuleiro.terminal.screen.game;

import java.util.Optional;
import java.util.Set;

/// What the engine does beside the game.
///
/// @param thinking whether a computer thinks about its move
/// @param analysing whether the shown position is analysed
/// @param analysis what was seen of it so far
/// @param turningPoints the plies, counted from 1, of the moves after which the score fell most;
///   empty where the game has not been looked at
public record EngineView(
    boolean thinking,
    boolean analysing,
    Optional<AnalysisView> analysis,
    Set<Integer> turningPoints) {
  /// It rests.
  public static final EngineView IDLE = new EngineView(false, false, Optional.empty(), Set.of());

  /// Copies the set.
  public EngineView {
    turningPoints = Set.copyOf(turningPoints);
  }

  /// Returns the same while a computer thinks, or does not.
  EngineView thinking(boolean now) {
    return new EngineView(now, analysing, analysis, turningPoints);
  }

  /// Returns the same with the analysis on or off.
  EngineView analysing(boolean now) {
    return new EngineView(thinking, now, Optional.empty(), turningPoints);
  }

  /// Returns the same with what was seen.
  EngineView seeing(AnalysisView seen) {
    return new EngineView(thinking, analysing, Optional.of(seen), turningPoints);
  }

  /// Returns the same with turning points.
  EngineView turningAt(Set<Integer> plies) {
    return new EngineView(thinking, analysing, analysis, plies);
  }
}
