package tabuleiro.browser;

import java.util.List;

/// The boards that newcomers meet.
final class Boards {
  /// The names of all games with their usual boards, such as `talpa/8x8`.
  static final List<String> ALL =
      List.of(
          "niju/most", "jostle/10x10", "jostle/hex", "morelli/13", "trench/classic", "talpa/8x8");

  /// Boards that differ most: tiles on a table, hexagons, a diamond. The others are squares, whose
  /// tests are slow ones where each takes seconds.
  static final List<String> SHAPES = List.of("niju/most", "jostle/hex", "trench/classic");

  /// The other boards.
  static final List<String> SQUARES = List.of("jostle/10x10", "morelli/13", "talpa/8x8");

  private Boards() {}
}
