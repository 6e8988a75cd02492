package tabuleiro.engine;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toUnmodifiableList;

import java.util.List;
import java.util.Map;
import tabuleiro.text.ResourceLines;

/// How strong a level was measured to be on a board.
///
/// @param variant of its family, on which it was measured
/// @param number of the level
/// @param elo how much stronger than the lowest level, in Elo: the distances of neighbours added up
/// @param error how far the truth may be from it, in Elo, with 95 in 100 cases nearer
public record LevelStrength(String variant, int number, int elo, int error) {
  private static final Map<String, List<LevelStrength>> TABLE =
      ResourceLines.read(LevelStrength.class, "strengths.txt").stream()
          .map(line -> line.split(" ", -1))
          .collect(groupingBy(parts -> parts[0], mapping(LevelStrength::of, toUnmodifiableList())));

  /// Returns what was measured of a family of games, the levels in order on one board after
  /// another; nothing for an unknown family. The lowest level is left out: all are measured from
  /// there.
  public static List<LevelStrength> of(String family) {
    return TABLE.getOrDefault(family, List.of());
  }

  /// Returns what a line of the resource `strengths.txt` says: `GAME VARIANT LEVEL ELO ERROR`.
  private static LevelStrength of(String[] parts) {
    return new LevelStrength(
        parts[1],
        Integer.parseInt(parts[2]),
        Integer.parseInt(parts[3]),
        Integer.parseInt(parts[4]));
  }
}
