package tabuleiro.terminal.screen.page;

import java.util.List;

/// Going through values in a circle.
final class Cycle {
  private Cycle() {}

  /// Returns the value that follows another in a list by `by` places; the first where the other is
  /// not in it.
  static <T> T next(List<T> values, T value, int by) {
    int index = values.indexOf(value);
    return index < 0 ? values.getFirst() : values.get(Math.floorMod(index + by, values.size()));
  }

  /// As above, of an enumeration's values.
  static <T extends Enum<T>> T next(T[] values, T value, int by) {
    return next(List.of(values), value, by);
  }
}
