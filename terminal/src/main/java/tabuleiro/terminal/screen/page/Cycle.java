package tabuleiro.terminal.screen.page;

import java.util.List;

/// Steps through values in a circle.
public final class Cycle {
  private Cycle() {}

  /// Returns the value `by` places after another in a list; the first value when the other is not
  /// in the list.
  public static <T> T next(List<T> values, T value, int by) {
    int index = values.indexOf(value);
    return index < 0 ? values.getFirst() : values.get(Math.floorMod(index + by, values.size()));
  }

  /// Returns the value `by` places after another in an enumeration.
  public static <T extends Enum<T>> T next(T[] values, T value, int by) {
    return next(List.of(values), value, by);
  }
}
