package tabuleiro.reference;

/// The list of the reference games.
public final class Reference {
  private Reference() {}

  /// A game by its names.
  ///
  /// @param game `talpa`, `jostle`, `morelli`, `trench` or `niju`
  /// @param variant a variant as the game's rules page names it, such as `8x8`
  /// @return the game
  /// @throws IllegalArgumentException when there is no such game or variant
  public static ReferenceGame game(String game, String variant) {
    return switch (game) {
      case "talpa" -> Talpa.game(variant);
      case "jostle" -> Jostle.game(variant);
      case "morelli" -> Morelli.game(variant);
      case "trench" -> Trench.game(variant);
      case "niju" -> NiJu.game(variant);
      default -> throw new IllegalArgumentException("unknown game: " + game);
    };
  }
}
