package tabuleiro.games;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
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
/// names its [Family] in a file `META-INF/services/tabuleiro.rules.Family`, as [ServiceLoader]
/// expects. They follow the listed games, in the order of the class path.
public final class Games {
  private static final List<Family> LISTED =
      List.of(
          new NijuFamily(),
          new JostleFamily(),
          new MorelliFamily(),
          new TrenchFamily(),
          new TalpaFamily());

  private static final List<Family> FAMILIES =
      Stream.concat(
              LISTED.stream(),
              ServiceLoader.load(Family.class, Games.class.getClassLoader()).stream()
                  .map(ServiceLoader.Provider::get))
          .toList();

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

  /// Returns the six boards that represent the listed games in benchmarks and tests: the default
  /// variant of each, and Hex Jostle.
  public static List<Game> representativeGames() {
    return Stream.concat(LISTED.stream().map(Family::game), Stream.of(HEX_JOSTLE)).toList();
  }
}
