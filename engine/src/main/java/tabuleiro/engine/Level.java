package tabuleiro.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.text.ResourceLines;

/// How strong the computer plays. Up to level 8 a level is fixed by the positions it looks at, and
/// not by time, so that it is the same on every machine.
///
/// @param number 1 to 9
/// @param nodes positions it looks at in each move; as many as time allows at full strength
/// @param temperature how far, in hundredths, a move may be below the best to be still played about
///   a third as often; 0 plays the best alone
/// @param candidates among how many of the best moves it chooses; among all where it looks at next
///   to nothing, so that it may also play badly
public record Level(int number, long nodes, int temperature, int candidates) {
  /// The lowest level, which plays at random.
  public static final int LOWEST = 1;

  /// The highest level, which plays at full strength.
  public static final int HIGHEST = 9;

  private static final int FIRST_SURE = 4;
  private static final String ALL = "all";

  private static final Map<String, List<Level>> TABLE = table();

  /// Returns a level of a family of games, as strong in one game as in another where that can be:
  /// neighbours are about as far apart.
  ///
  /// @throws IllegalArgumentException when the number is not one from 1 to 9, or there is no such
  ///   family
  public static Level of(String family, int number) {
    List<Level> levels = TABLE.get(family);
    if (levels == null || number < LOWEST || number > HIGHEST) {
      throw new IllegalArgumentException("no level " + number + " of " + family);
    }
    return levels.get(number - LOWEST);
  }

  /// Reads the resource `levels.txt`: a line for each game and each level between the lowest and
  /// the highest, in order: `GAME LEVEL NODES TEMPERATURE CHOICES`.
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

  /// Returns whether it plays without looking.
  public boolean isRandom() {
    return number == LOWEST;
  }

  /// Returns whether it always plays a win that it has found, and avoids a loss; else it only does
  /// so the likelier.
  public boolean playsProvenResults() {
    return number >= FIRST_SURE;
  }

  /// Returns whether it plays as well as it can.
  public boolean isFullStrength() {
    return number == HIGHEST;
  }
}
