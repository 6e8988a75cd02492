package tabuleiro.games;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.games.jostle.Jostle;
import tabuleiro.games.morelli.Morelli;
import tabuleiro.games.niju.Niju;
import tabuleiro.games.talpa.Talpa;
import tabuleiro.games.trench.Trench;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;

/// The list of games. A new game is known everywhere once it stands here.
public final class Games {
  private static final List<Family> FAMILIES =
      List.of(new Niju(), new Jostle(), new Morelli(), new Trench(), new Talpa());

  private static final Game HEX = new Jostle().game("hex");

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
  public static List<Game> boards() {
    return Stream.concat(FAMILIES.stream().map(Family::game), Stream.of(HEX)).toList();
  }
}
