package tabuleiro.engine;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The measured strength of a level on a board.
///
/// @param variant of the family, on which it was measured
/// @param number of the level
/// @param elo how much stronger than the lowest level, in Elo points: the sum of the differences
///   between neighbouring levels
/// @param error half the width of the 95 % confidence interval, in Elo points
public record LevelStrength(String variant, int number, int elo, int error) {
  private static final Map<String, List<LevelStrength>> BY_FAMILY = new ConcurrentHashMap<>();

  /// Returns the measured strengths of a family of games, board by board with the levels in order,
  /// from the resource `strengths.txt` beside its evaluator factory; none for a family that was not
  /// measured. The lowest level is left out, because the others are relative to it.
  public static List<LevelStrength> of(String family) {
    return BY_FAMILY.computeIfAbsent(
        family,
        name ->
            EvaluatorFactories.rows(name, "strengths.txt").stream()
                .map(LevelStrength::parse)
                .toList());
  }

  /// Parses a line: `VARIANT LEVEL ELO ERROR`.
  private static LevelStrength parse(String row) {
    String[] parts = row.split(" ", -1);
    return new LevelStrength(
        parts[0],
        Integer.parseInt(parts[1]),
        Integer.parseInt(parts[2]),
        Integer.parseInt(parts[3]));
  }
}
