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

/// The list of games. Every part of the program finds the games here.
///
/// The games of this project are listed by hand. Other jars on the class path can add games: each
/// names its [Family] in a file `META-INF/services/tabuleiro.rules.Family`, as
/// [java.util.ServiceLoader] expects. They follow the listed games, in the order of the class path;
/// those in which something is missing are left out.
public final class Games {
  private static final List<Family> LISTED =
      List.of(
          new NijuFamily(),
          new JostleFamily(),
          new MorelliFamily(),
          new TrenchFamily(),
          new TalpaFamily());

  private static final AddedFamilies ADDED =
      AddedFamilies.load(LISTED.stream().map(Family::name).toList());

  private static final List<Family> FAMILIES =
      Stream.concat(LISTED.stream(), ADDED.families().stream()).toList();

  private static final Game HEX_JOSTLE = new JostleFamily().game("hex");

  private static final Game INTRODUCTORY = new TalpaFamily().game();

  private Games() {}

  /// Returns all games, each with its variants open.
  public static List<Family> families() {
    return FAMILIES;
  }

  /// Returns the families of other jars that are left out, with what is wrong with each.
  public static List<LeftOutFamily> leftOut() {
    return ADDED.leftOut();
  }

  /// Returns the names of all games.
  public static List<String> names() {
    return FAMILIES.stream().map(Family::name).toList();
  }

  /// Returns the game of a name such as `talpa`, or empty when there is none.
  public static Optional<Family> find(String name) {
    return FAMILIES.stream().filter(family -> family.name().equals(name)).findFirst();
  }

  /// Returns the boards that menus and pages offer as games of their own: the representative ones,
  /// and the default board of each game of another jar.
  public static List<Game> offeredGames() {
    return Stream.concat(
            representativeGames().stream(), ADDED.families().stream().map(Family::game))
        .toList();
  }

  /// Returns the game that is offered to those who have chosen none yet.
  public static Game introductoryGame() {
    return INTRODUCTORY;
  }

  /// Returns the six boards that represent the listed games in benchmarks and tests: the default
  /// variant of each, and Hex Jostle.
  public static List<Game> representativeGames() {
    return Stream.concat(LISTED.stream().map(Family::game), Stream.of(HEX_JOSTLE)).toList();
  }
}
