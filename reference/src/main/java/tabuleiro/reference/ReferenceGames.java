package tabuleiro.reference;

/// The list of the reference games.
public final class ReferenceGames {
  private ReferenceGames() {}

  /// A game by its names.
  ///
  /// @param game `talpa`, `jostle`, `morelli`, `trench` or `niju`
  /// @param variant a variant as the game's rules page names it, such as `8x8`
  /// @return the game
  /// @throws IllegalArgumentException when there is no such game or variant
  public static ReferenceGame game(String game, String variant) {
    return switch (game) {
      case "talpa" -> ReferenceTalpa.game(variant);
      case "jostle" -> ReferenceJostle.game(variant);
      case "morelli" -> ReferenceMorelli.game(variant);
      case "trench" -> ReferenceTrench.game(variant);
      case "niju" -> ReferenceNiju.game(variant);
      default -> throw new IllegalArgumentException("unknown game: " + game);
    };
  }
}
