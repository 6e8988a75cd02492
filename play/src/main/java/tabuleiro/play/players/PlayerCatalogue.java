package tabuleiro.play.players;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.rules.Message;

/// The catalogue of computer players: which there are for a game, by the texts that commands use.
/// Immutable.
public final class PlayerCatalogue {
  /// The text of the player that every game has.
  public static final String RANDOM = "random";

  /// The beginning of the id of an external engine; the command that starts it follows.
  public static final String UGI_PREFIX = "ugi:";

  /// The beginning of the id of a classic player; its name follows.
  private static final String CLASSIC_PREFIX = "classic:";

  /// For each family's name, its own players in order.
  private final Map<String, Map<String, Supplier<Player>>> own;

  /// Makes the player of an outside engine, where the catalogue has them.
  private final Optional<Function<EngineCommand, Player>> outside;

  private PlayerCatalogue(
      Map<String, Map<String, Supplier<Player>>> own,
      Optional<Function<EngineCommand, Player>> outside) {
    this.own = own;
    this.outside = outside;
  }

  /// Returns the catalogue with the random player and the classic ones.
  public static PlayerCatalogue standard() {
    PlayerCatalogue players = new PlayerCatalogue(Map.of(), Optional.empty());
    for (Family family : Games.families()) {
      for (Family.ClassicPlayer classic : family.classicPlayers()) {
        Player player =
            request -> classic.chooser().chooseMove(request.position(), request.random());
        players = players.withPlayer(family.name(), CLASSIC_PREFIX + classic.name(), () -> player);
      }
    }
    return players;
  }

  /// Returns this catalogue with one more player for a family.
  ///
  /// @param family the family's name
  /// @param text what commands call the player
  /// @param player makes a new one for each game
  public PlayerCatalogue withPlayer(String family, String text, Supplier<Player> player) {
    Map<String, Supplier<Player>> extended =
        new LinkedHashMap<>(own.getOrDefault(family, Map.of()));
    extended.put(text, player);
    Map<String, Map<String, Supplier<Player>>> all = new HashMap<>(own);
    all.put(family, extended);
    return new PlayerCatalogue(all, outside);
  }

  /// Returns this catalogue with outside engines for every family, under the texts `ugi:COMMAND`.
  ///
  /// @param player makes a player of the command that starts its program
  public PlayerCatalogue withExternalEngines(Function<EngineCommand, Player> player) {
    return new PlayerCatalogue(own, Optional.of(player));
  }

  /// Returns the texts of the players of a family, in the order in which menus show them: the
  /// levels first, so that the number of the choice is the level, and without outside engines,
  /// whose texts are not known.
  public List<String> playerIds(String family) {
    return Stream.concat(Stream.of(RANDOM), own.getOrDefault(family, Map.of()).keySet().stream())
        .sorted((one, other) -> Boolean.compare(isLevel(other), isLevel(one)))
        .toList();
  }

  /// Returns whether a text names a level, from `1` to `9`.
  public static boolean isLevel(String text) {
    return text.matches("[1-9]");
  }

  /// Checks that a family has a player, without making it.
  ///
  /// @throws UnknownPlayerException when there is none; it lists those there are
  /// @throws EngineCommandFormatException when the command of an outside engine is none
  public void requirePlayer(String family, String text) {
    maker(family, text);
  }

  /// Returns a new player, for one game of a family, that a text names. Whoever asks closes it.
  ///
  /// @throws UnknownPlayerException when there is none; it lists those there are
  /// @throws EngineCommandFormatException when the command of an outside engine is none
  public Player createPlayer(String family, String text) {
    return maker(family, text).get();
  }

  private Supplier<Player> maker(String family, String text) {
    if (text.equals(RANDOM)) {
      return RandomPlayer::new;
    }
    if (text.startsWith(UGI_PREFIX) && outside.isPresent()) {
      EngineCommand command = command(text);
      return () -> outside.get().apply(command);
    }
    Supplier<Player> player = own.getOrDefault(family, Map.of()).get(text);
    if (player == null) {
      throw new UnknownPlayerException(family, text, known(family));
    }
    return player;
  }

  private List<String> known(String family) {
    List<String> known = new ArrayList<>(playerIds(family));
    outside.ifPresent(any -> known.add(UGI_PREFIX + "COMMAND"));
    return known;
  }

  private static EngineCommand command(String text) {
    return EngineCommand.parse(text.substring(UGI_PREFIX.length()));
  }

  /// Returns the preset name of a computer player, such as "Classic level 5" for `classic:5`, and
  /// for an outside engine the name of its program.
  ///
  /// @param text what commands call the player: one of the catalogue
  /// @throws EngineCommandFormatException when the command of an outside engine is none
  public static Message displayName(String text) {
    if (text.startsWith(UGI_PREFIX)) {
      return Message.of("player.ugi", command(text).programName());
    }
    if (isLevel(text)) {
      return Message.of("player.level", text);
    }
    if (text.matches(CLASSIC_PREFIX + "[0-9]+")) {
      return Message.of("player.classic.level", text.substring(CLASSIC_PREFIX.length()));
    }
    return Message.of("player." + text.replace(':', '.'));
  }
}
