package tabuleiro.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tabuleiro.text.ResourceLines;

/// A level of the computer's strength. Up to level 8 the limit is a number of nodes and not a time,
/// so that the level is the same on every machine.
///
/// @param number 1 to 9
/// @param nodes the nodes that it searches for each move; no limit at full strength
/// @param temperature of the choice among moves, in Elo points: a move whose score is that much
///   less than the best is chosen about a third as often; 0 chooses the best alone
/// @param candidates the number of best moves that it chooses from: all moves at levels that search
///   almost nothing, so that they also play bad ones
public record Level(int number, long nodes, int temperature, int candidates) {
  /// The lowest level, which plays random moves.
  public static final int LOWEST = 1;

  /// The highest level, which plays at full strength.
  public static final int HIGHEST = 9;

  private static final int MIN_PROVEN = 4;
  private static final String ALL = "all";

  /// In the table of levels, stands for every family that is not in it.
  private static final String ANY_FAMILY = "*";

  private static final Map<String, List<Level>> TABLE = table();
  private static final List<Level> DEFAULT = Objects.requireNonNull(TABLE.get(ANY_FAMILY));

  /// Returns a level of a family of games. The differences between neighbouring levels are about
  /// the same in all measured games; a family without measured levels has default ones.
  ///
  /// @throws IllegalArgumentException if the number is not from 1 to 9
  public static Level of(String family, int number) {
    if (number < LOWEST || number > HIGHEST) {
      throw new IllegalArgumentException("no level " + number + "; levels are from 1 to 9");
    }
    return TABLE.getOrDefault(family, DEFAULT).get(number - LOWEST);
  }

  /// Reads the resource `levels.txt`, which has a line for each game and each level between the
  /// lowest and the highest, in order: `GAME LEVEL NODES TEMPERATURE CANDIDATES`.
  private static Map<String, List<Level>> table() {
    Map<String, List<Level>> table = new HashMap<>();
    for (String line : ResourceLines.read(Level.class, "levels.txt")) {
      String[] parts = line.split(" ", -1);
      List<Level> levels =
          table.computeIfAbsent(
              parts[0], family -> new ArrayList<>(List.of(new Level(LOWEST, 1, 0, 1))));
      levels.add(
          new Level(
              Integer.parseInt(parts[1]),
              Long.parseLong(parts[2]),
              Integer.parseInt(parts[3]),
              parts[4].equals(ALL) ? Integer.MAX_VALUE : Integer.parseInt(parts[4])));
    }
    table.values().forEach(levels -> levels.add(new Level(HIGHEST, Long.MAX_VALUE, 0, 1)));
    return Map.copyOf(table);
  }

  /// Returns whether it plays random moves.
  public boolean isRandom() {
    return number == LOWEST;
  }

  /// Returns whether it always plays a proven win and avoids a proven loss. The levels below only
  /// prefer to.
  public boolean playsProvenResults() {
    return number >= MIN_PROVEN;
  }

  /// Returns whether it plays at full strength.
  public boolean isFullStrength() {
    return number == HIGHEST;
  }
}
