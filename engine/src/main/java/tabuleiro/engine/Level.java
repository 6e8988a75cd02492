package tabuleiro.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
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

  private static final String FILE = "levels.txt";

  private static final List<Level> DEFAULT = parse(ResourceLines.read(Level.class, FILE));

  private static final Map<String, List<Level>> BY_FAMILY = new ConcurrentHashMap<>();

  /// Returns a level of a family of games. The differences between neighbouring levels are about
  /// the same in all measured games; a family without measured levels has default ones.
  ///
  /// @throws IllegalArgumentException if the number is not from 1 to 9
  public static Level of(String family, int number) {
    if (number < LOWEST || number > HIGHEST) {
      throw new IllegalArgumentException("no level " + number + "; levels are from 1 to 9");
    }
    return BY_FAMILY.computeIfAbsent(family, Level::levels).get(number - LOWEST);
  }

  /// Returns the levels of a family, which are in the resource `levels.txt` beside its evaluator
  /// factory.
  private static List<Level> levels(String family) {
    List<String> rows = EvaluatorFactories.rows(family, FILE);
    return rows.isEmpty() ? DEFAULT : parse(rows);
  }

  /// Parses a line for each level between the lowest and the highest, in order: `LEVEL NODES
  /// TEMPERATURE CANDIDATES`.
  private static List<Level> parse(List<String> rows) {
    List<Level> levels = new ArrayList<>(List.of(new Level(LOWEST, 1, 0, 1)));
    for (String row : rows) {
      String[] parts = row.split(" ", -1);
      levels.add(
          new Level(
              Integer.parseInt(parts[0]),
              Long.parseLong(parts[1]),
              Integer.parseInt(parts[2]),
              parts[3].equals(ALL) ? Integer.MAX_VALUE : Integer.parseInt(parts[3])));
    }
    levels.add(new Level(HIGHEST, Long.MAX_VALUE, 0, 1));
    for (int i = 0; i < levels.size(); i++) {
      if (levels.size() != HIGHEST || levels.get(i).number != i + LOWEST) {
        throw new IllegalArgumentException(FILE + " has to have the levels 2 to 8, in order");
      }
    }
    return List.copyOf(levels);
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
