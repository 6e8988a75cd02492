package tabuleiro.play.players;

/// A computer player that a library on the class path adds to the [PlayerCatalogue], under the id
/// `added:NAME`. The library names its providers in a file
/// `META-INF/services/tabuleiro.play.players.PlayerProvider`; each is public and has a public
/// constructor without parameters.
public interface PlayerProvider {
  /// Returns the player's name: 1 to 30 lower-case letters, digits and hyphens, a letter first. Of
  /// two providers with one name the first on the class path counts.
  String name();

  /// Returns whether the player plays a family of games.
  ///
  /// @param family the family's name, such as `talpa`
  boolean plays(String family);

  /// Creates the player of a game. What fails in it loses that game, and so does an illegal move.
  Player create();
}
