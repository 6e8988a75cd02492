package tabuleiro.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// How strong the computer plays. Up to level 8 a level is fixed by the positions it looks at, and
/// not by time, so that it is the same on every machine.
///
/// @param number 1 to 9
/// @param nodes positions it looks at in each move; as many as time allows at full strength
/// @param temperature how far, in hundredths, a move may be below the best to be still played about
///   a third as often; 0 plays the best alone
public record Level(int number, long nodes, int temperature) {
  /// The lowest level, which plays at random.
  public static final int LOWEST = 1;

  /// The highest level, which plays at full strength.
  public static final int HIGHEST = 9;

  private static final int FEW_NODES = 200;
  private static final int SOME_CHOICES = 12;

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
  /// the highest, in order: `GAME LEVEL NODES TEMPERATURE`.
  private static Map<String, List<Level>> table() {
    Map<String, List<Level>> table = new HashMap<>();
    for (String line : lines()) {
      String[] parts = line.split(" ", -1);
      List<Level> levels =
          table.computeIfAbsent(
              parts[0], family -> new ArrayList<>(List.of(new Level(LOWEST, 1, 0))));
      levels.add(
          new Level(
              Integer.parseInt(parts[1]), Long.parseLong(parts[2]), Integer.parseInt(parts[3])));
    }
    table.values().forEach(levels -> levels.add(new Level(HIGHEST, Long.MAX_VALUE, 0)));
    return Map.copyOf(table);
  }

  private static List<String> lines() {
    try (InputStream in = Level.class.getResourceAsStream("levels.txt")) {
      if (in == null) {
        throw new IllegalStateException("no levels.txt");
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns among how many of the best moves it chooses: among all where it looks at next to
  /// nothing, so that it may also play badly.
  int choices() {
    return nodes <= FEW_NODES ? Integer.MAX_VALUE : SOME_CHOICES;
  }

  /// Returns whether it plays without looking.
  public boolean isRandom() {
    return number == LOWEST;
  }

  /// Returns whether it plays as well as it can.
  public boolean isFull() {
    return number == HIGHEST;
  }
}
