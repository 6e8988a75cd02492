package tabuleiro.engine;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toUnmodifiableList;

import java.util.List;
import java.util.Map;
import tabuleiro.text.ResourceLines;

/// The measured strength of a level on a board.
///
/// @param variant of the family, on which it was measured
/// @param number of the level
/// @param elo how much stronger than the lowest level, in Elo points: the sum of the differences
///   between neighbouring levels
/// @param error half the width of the 95 % confidence interval, in Elo points
public record LevelStrength(String variant, int number, int elo, int error) {
  private static final Map<String, List<LevelStrength>> TABLE =
      ResourceLines.read(LevelStrength.class, "strengths.txt").stream()
          .map(line -> line.split(" ", -1))
          .collect(groupingBy(parts -> parts[0], mapping(LevelStrength::of, toUnmodifiableList())));

  /// Returns the measured strengths of a family of games, board by board with the levels in order;
  /// none for a family that was not measured. The lowest level is left out, because the others are
  /// relative to it.
  public static List<LevelStrength> of(String family) {
    return TABLE.getOrDefault(family, List.of());
  }

  /// Parses a line of the resource `strengths.txt`: `GAME VARIANT LEVEL ELO ERROR`.
  private static LevelStrength of(String[] parts) {
    return new LevelStrength(
        parts[1],
        Integer.parseInt(parts[2]),
        Integer.parseInt(parts[3]),
        Integer.parseInt(parts[4]));
  }
}
