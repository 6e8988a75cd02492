package tabuleiro.server.catalogue;

import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.server.http.ProblemException;

/// Finds the games that addresses name. Only canonical names are accepted, so that the number of
/// cached responses is bounded.
public final class NamedGame {
  private NamedGame() {}

  /// Returns a family of games.
  ///
  /// @throws ProblemException when there is none of this name
  public static Family family(String name) {
    return Games.find(name).orElseThrow(ProblemException::notFound);
  }

  /// Returns a game.
  ///
  /// @throws ProblemException when the family has no such variant
  public static Game of(Family family, String variant) {
    if (!family.variants().contains(variant)) {
      throw ProblemException.notFound();
    }
    return family.game(variant);
  }
}
