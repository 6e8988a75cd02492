package tabuleiro.rules;

/// The name of a game with a fixed variant, as written in records, commands and addresses.
///
/// @param game the family's name, such as `talpa`
/// @param variant the canonical name of the variant, such as `8x8`
public record GameId(String game, String variant) {
  /// Returns both names, separated by a space, such as `talpa 8x8`.
  @Override
  public String toString() {
    return game + " " + variant;
  }
}
