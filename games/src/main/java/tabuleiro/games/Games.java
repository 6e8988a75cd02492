package tabuleiro.games;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.games.jostle.JostleFamily;
import tabuleiro.games.morelli.MorelliFamily;
import tabuleiro.games.niju.NijuFamily;
import tabuleiro.games.talpa.TalpaFamily;
import tabuleiro.games.trench.TrenchFamily;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;

/// The list of games. A new game is known everywhere once it stands here.
public final class Games {
  private static final List<Family> FAMILIES =
      List.of(
          new NijuFamily(),
          new JostleFamily(),
          new MorelliFamily(),
          new TrenchFamily(),
          new TalpaFamily());

  private static final Game HEX_JOSTLE = new JostleFamily().game("hex");

  private Games() {}

  /// Returns all games, each with its variants open.
  public static List<Family> families() {
    return FAMILIES;
  }

  /// Returns the names of all games.
  public static List<String> names() {
    return FAMILIES.stream().map(Family::name).toList();
  }

  /// Returns the game of a name such as `talpa`, or empty when there is none.
  public static Optional<Family> find(String name) {
    return FAMILIES.stream().filter(family -> family.name().equals(name)).findFirst();
  }

  /// Returns the six boards that stand for the whole where one figure a board is wanted: each
  /// game's default variant, and Hex Jostle.
  public static List<Game> representativeGames() {
    return Stream.concat(FAMILIES.stream().map(Family::game), Stream.of(HEX_JOSTLE)).toList();
  }
}
