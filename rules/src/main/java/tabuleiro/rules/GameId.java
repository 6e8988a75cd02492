package tabuleiro.rules;

/// The name of a game with its variant fixed, as it stands in records, commands and addresses.
///
/// @param game the family's name, such as `talpa`
/// @param variant the canonical name of the variant, such as `8x8`
public record GameId(String game, String variant) {
  /// Returns both names with a space between, such as `talpa 8x8`.
  @Override
  public String toString() {
    return game + " " + variant;
  }
}
