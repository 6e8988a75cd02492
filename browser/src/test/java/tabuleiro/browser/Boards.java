package tabuleiro.browser;

import java.util.List;

/// The boards that newcomers meet.
final class Boards {
  /// The names of all games with their usual boards, such as `talpa/8x8`.
  static final List<String> ALL =
      List.of(
          "niju/most", "jostle/10x10", "jostle/hex", "morelli/13", "trench/classic", "talpa/8x8");

  private Boards() {}
}
