package tabuleiro.play.players;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;

/// The catalogue of computer players: the players of each game, by their ids. Immutable.
public final class PlayerCatalogue {
  /// The id of the random player, which every game has.
  public static final String RANDOM = "random";

  /// The default level of a computer player.
  public static final String DEFAULT_LEVEL = "5";

  /// The beginning of the id of an external engine; the command that starts it follows.
  public static final String UGI_PREFIX = "ugi:";

  /// The beginning of the id of an engine with a network of one's own; the network's file follows.
  public static final String NETWORK_PREFIX = "network:";

  /// The beginning of the id of an engine with move priorities of one's own; their file follows.
  public static final String PRIORITIES_PREFIX = "priorities:";

  /// The beginning of the id of an engine with an opening book; the book's file follows.
  public static final String BOOK_PREFIX = "book:";

  /// The beginning of the id of a classic player; its name follows.
  public static final String CLASSIC_PREFIX = "classic:";

  /// The beginning of the id of a player that a library adds; its name follows.
  public static final String ADDED_PREFIX = "added:";

  /// The players of each family, by the family's name and in the order of menus.
  private final Map<String, Map<String, Supplier<Player>>> familyPlayers;

  /// Creates the player of an external engine; empty when the catalogue has no external engines.
  private final Optional<Function<EngineCommand, Player>> engineFactory;

  /// Reads a file for the players of a game, by the beginnings of their ids.
  private final Map<String, BiFunction<Game, String, Supplier<Player>>> fileFactories;

  private PlayerCatalogue(
      Map<String, Map<String, Supplier<Player>>> familyPlayers,
      Optional<Function<EngineCommand, Player>> engineFactory,
      Map<String, BiFunction<Game, String, Supplier<Player>>> fileFactories) {
    this.familyPlayers = familyPlayers;
    this.engineFactory = engineFactory;
    this.fileFactories = fileFactories;
  }

  /// Returns the catalogue with the random player, the classic ones, and those of each
  /// [PlayerProvider] on the class path.
  public static PlayerCatalogue standard() {
    PlayerCatalogue players = new PlayerCatalogue(Map.of(), Optional.empty(), Map.of());
    for (Family family : Games.families()) {
      for (Family.ClassicPlayer classic : family.classicPlayers()) {
        Player player =
            request -> classic.chooser().chooseMove(request.position(), request.random());
        players = players.withPlayer(family.name(), CLASSIC_PREFIX + classic.name(), () -> player);
      }
      for (PlayerProvider added : AddedPlayers.of(family.name())) {
        players = players.withPlayer(family.name(), id(added), () -> GuardedPlayer.of(added));
      }
    }
    return players;
  }

  private static String id(PlayerProvider added) {
    return ADDED_PREFIX + added.name();
  }

  /// Returns the ids of the players of a family that libraries add, in the order of the class path.
  public static List<String> addedPlayerIds(String family) {
    return AddedPlayers.of(family).stream().map(PlayerCatalogue::id).toList();
  }

  /// Returns what is wrong with each [PlayerProvider] that is left out, in the words of Java.
  public static List<String> leftOut() {
    return AddedPlayers.problems();
  }

  /// Returns this catalogue with one more player for a family.
  ///
  /// @param family the family's name
  /// @param playerId the player's id
  /// @param player creates a new instance for each game
  public PlayerCatalogue withPlayer(String family, String playerId, Supplier<Player> player) {
    Map<String, Supplier<Player>> extended =
        new LinkedHashMap<>(familyPlayers.getOrDefault(family, Map.of()));
    extended.put(playerId, player);
    Map<String, Map<String, Supplier<Player>>> all = new HashMap<>(familyPlayers);
    all.put(family, extended);
    return new PlayerCatalogue(all, engineFactory, fileFactories);
  }

  /// Returns this catalogue with external engines for every family, with ids of the form
  /// `ugi:COMMAND`.
  ///
  /// @param player creates a player from the command that starts its program
  public PlayerCatalogue withExternalEngines(Function<EngineCommand, Player> player) {
    return new PlayerCatalogue(familyPlayers, Optional.of(player), fileFactories);
  }

  /// Returns this catalogue with engines that use a file, such as a network, for every family.
  ///
  /// @param prefix the beginning of their ids, such as [#NETWORK_PREFIX]; the name of the file
  ///   follows
  /// @param players reads a file for a game and returns what makes its players
  public PlayerCatalogue withFilePlayers(
      String prefix, BiFunction<Game, String, Supplier<Player>> players) {
    Map<String, BiFunction<Game, String, Supplier<Player>>> all =
        new LinkedHashMap<>(fileFactories);
    all.put(prefix, players);
    return new PlayerCatalogue(familyPlayers, engineFactory, all);
  }

  /// Returns the ids of the players of a family in the order of menus. The levels come first, so
  /// that the number of a menu entry is the level. External engines are not included, because their
  /// commands are not known in advance.
  public List<String> playerIds(String family) {
    return Stream.concat(
            Stream.of(RANDOM), familyPlayers.getOrDefault(family, Map.of()).keySet().stream())
        .sorted((one, other) -> Boolean.compare(isLevel(other), isLevel(one)))
        .toList();
  }

  /// Returns whether an id is a level, from `1` to `9`.
  public static boolean isLevel(String playerId) {
    return playerId.matches("[1-9]");
  }

  /// Checks that a game has a player, without creating it.
  ///
  /// @throws UnknownPlayerException when the game has no such player; the message lists the
  ///   available ids
  /// @throws EngineCommandFormatException when the command of an external engine is not valid
  public void requirePlayer(Game game, String playerId) {
    supplier(game, playerId);
  }

  /// Creates the player with an id, for one game. The caller closes it.
  ///
  /// @throws UnknownPlayerException when the game has no such player; the message lists the
  ///   available ids
  /// @throws EngineCommandFormatException when the command of an external engine is not valid
  public Player createPlayer(Game game, String playerId) {
    return supplier(game, playerId).get();
  }

  private Supplier<Player> supplier(Game game, String playerId) {
    if (playerId.equals(RANDOM)) {
      return RandomPlayer::new;
    }
    if (playerId.startsWith(UGI_PREFIX) && engineFactory.isPresent()) {
      EngineCommand command = command(playerId);
      return () -> engineFactory.get().apply(command);
    }
    for (Map.Entry<String, BiFunction<Game, String, Supplier<Player>>> files :
        fileFactories.entrySet()) {
      if (playerId.startsWith(files.getKey())) {
        return files.getValue().apply(game, playerId.substring(files.getKey().length()));
      }
    }
    String family = game.id().game();
    Supplier<Player> player = familyPlayers.getOrDefault(family, Map.of()).get(playerId);
    if (player == null) {
      throw new UnknownPlayerException(family, playerId, availableIds(family));
    }
    return player;
  }

  private List<String> availableIds(String family) {
    List<String> availableIds = new ArrayList<>(playerIds(family));
    engineFactory.ifPresent(factory -> availableIds.add(UGI_PREFIX + "COMMAND"));
    fileFactories.keySet().forEach(prefix -> availableIds.add(prefix + "FILE"));
    return availableIds;
  }

  private static EngineCommand command(String playerId) {
    return EngineCommand.parse(playerId.substring(UGI_PREFIX.length()));
  }

  /// Returns the display name of a computer player, such as "Classic level 5" for `classic:5`. For
  /// an external engine it is the name of its program.
  ///
  /// @param playerId the id of a player of the catalogue
  /// @throws EngineCommandFormatException when the command of an external engine is not valid
  public static Message displayName(String playerId) {
    if (playerId.startsWith(UGI_PREFIX)) {
      return Message.of("player.ugi", command(playerId).programName());
    }
    if (playerId.startsWith(NETWORK_PREFIX)) {
      return Message.of("player.network", playerId.substring(NETWORK_PREFIX.length()));
    }
    if (playerId.startsWith(PRIORITIES_PREFIX)) {
      return Message.of("player.priorities", playerId.substring(PRIORITIES_PREFIX.length()));
    }
    if (playerId.startsWith(BOOK_PREFIX)) {
      return Message.of("player.book", playerId.substring(BOOK_PREFIX.length()));
    }
    if (playerId.startsWith(ADDED_PREFIX)) {
      return Message.of("player.added", playerId.substring(ADDED_PREFIX.length()));
    }
    if (isLevel(playerId)) {
      return Message.of("player.level", playerId);
    }
    if (playerId.matches(CLASSIC_PREFIX + "[0-9]+")) {
      return Message.of("player.classic.level", playerId.substring(CLASSIC_PREFIX.length()));
    }
    return Message.of("player." + playerId.replace(':', '.'));
  }
}
