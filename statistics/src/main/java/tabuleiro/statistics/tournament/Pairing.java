package tabuleiro.statistics.tournament;

/// Two players who meet.
///
/// @param first the number of the player with the first move
/// @param second the number of the other player
public record Pairing(int first, int second) {
  /// @throws IllegalArgumentException when a player would meet themselves
  public Pairing {
    if (first == second) {
      throw new IllegalArgumentException("player " + first + " cannot meet themselves");
    }
  }
}
