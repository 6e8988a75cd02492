package tabuleiro.rules;

import java.util.List;

/// A game with its variants still open: "Talpa", not "Talpa 8x8".
public interface Family {
  /// Returns the name used in commands and records: lower case letters, such as `talpa`.
  String name();

  /// Returns the canonical name of every variant, the default first.
  List<String> variants();

  /// Returns the variants that a menu shows, the default first; a part of [#variants()].
  List<String> featuredVariants();

  /// Returns the game of a variant.
  ///
  /// @param variant a canonical name, or another spelling that the rules page allows
  /// @throws UnknownVariantException when there is no such variant
  Game game(String variant);

  /// Returns the game of the default variant.
  default Game game() {
    return game(variants().getFirst());
  }
}
