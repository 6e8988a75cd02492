package tabuleiro.terminal.screen.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The engine's activity beside the game.
///
/// @param thinking whether a computer player is thinking about its move
/// @param analysing whether the shown position is being analysed
/// @param analysis the result of the analysis so far
/// @param turningPoints the plies, counted from 1, of the moves after which the score fell most;
///   empty when the game has not been reviewed
/// @param scores the score of each position for the first side, in Elo points; empty when the game
///   has not been reviewed
public record EngineStatus(
    boolean thinking,
    boolean analysing,
    Optional<AnalysisView> analysis,
    Set<Integer> turningPoints,
    List<Integer> scores) {
  /// No activity.
  public static final EngineStatus IDLE =
      new EngineStatus(false, false, Optional.empty(), Set.of(), List.of());

  /// Makes defensive copies.
  public EngineStatus {
    turningPoints = Set.copyOf(turningPoints);
    scores = List.copyOf(scores);
  }

  /// Returns a copy with a computer player thinking or not.
  public EngineStatus thinking(boolean isOn) {
    return new EngineStatus(isOn, analysing, analysis, turningPoints, scores);
  }

  /// Returns a copy with the analysis turned on or off.
  public EngineStatus analysing(boolean isOn) {
    return new EngineStatus(thinking, isOn, Optional.empty(), turningPoints, scores);
  }

  /// Returns a copy with a result of the analysis.
  EngineStatus withAnalysis(AnalysisView result) {
    return new EngineStatus(thinking, analysing, Optional.of(result), turningPoints, scores);
  }

  /// Returns a copy with the result of a review.
  public EngineStatus withReview(Set<Integer> plies, List<Integer> all) {
    return new EngineStatus(thinking, analysing, analysis, plies, all);
  }
}
