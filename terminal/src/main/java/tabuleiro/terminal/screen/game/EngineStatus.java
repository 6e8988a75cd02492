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
public record EngineStatus(
    boolean thinking,
    boolean analysing,
    Optional<AnalysisView> analysis,
    Set<Integer> turningPoints) {
  /// It rests.
  public static final EngineStatus IDLE =
      new EngineStatus(false, false, Optional.empty(), Set.of());

  /// Copies the set.
  public EngineStatus {
    turningPoints = Set.copyOf(turningPoints);
  }

  /// Returns the same while a computer thinks, or does not.
  EngineStatus thinking(boolean now) {
    return new EngineStatus(now, analysing, analysis, turningPoints);
  }

  /// Returns the same with the analysis on or off.
  EngineStatus analysing(boolean now) {
    return new EngineStatus(thinking, now, Optional.empty(), turningPoints);
  }

  /// Returns the same with what was seen.
  EngineStatus withAnalysis(AnalysisView seen) {
    return new EngineStatus(thinking, analysing, Optional.of(seen), turningPoints);
  }

  /// Returns the same with turning points.
  EngineStatus withTurningPoints(Set<Integer> plies) {
    return new EngineStatus(thinking, analysing, analysis, plies);
  }
}
