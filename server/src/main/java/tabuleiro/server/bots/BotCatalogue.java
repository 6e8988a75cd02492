package tabuleiro.server.bots;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.engine.external.ExternalEnginePool;
import tabuleiro.games.Games;
import tabuleiro.play.players.EngineCommand;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.session.SessionException;
import tabuleiro.rules.Game;

/// The available computer players: those of the program, and the external engines that the operator
/// has configured. Only configured commands are ever started. Thread-safe.
public final class BotCatalogue implements AutoCloseable {
  private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9._-]{0,39}");

  /// Words that mean a human where seats are chosen.
  private static final List<String> HUMAN_WORDS = List.of("human", "me", "other");

  private final PlayerCatalogue players;
  private final SortedMap<String, EngineCommand> engines;
  private final ExternalEnginePool running = new ExternalEnginePool();

  /// @param engines the operator's engines by name
  public BotCatalogue(Map<String, EngineCommand> engines) {
    this.engines = new TreeMap<>(engines);
    PlayerCatalogue all = EnginePlayers.catalogue();
    for (String family : Games.names()) {
      for (Map.Entry<String, EngineCommand> engine : this.engines.entrySet()) {
        all = all.withPlayer(family, engine.getKey(), () -> running.player(engine.getValue()));
      }
    }
    this.players = all;
  }

  /// Returns whether a name can be given to an engine: it is short and plain, and has no other
  /// meaning.
  public static boolean isEngineName(String name) {
    PlayerCatalogue house = EnginePlayers.catalogue();
    return NAME.matcher(name).matches()
        && !HUMAN_WORDS.contains(name)
        && Games.names().stream().noneMatch(family -> house.playerIds(family).contains(name));
  }

  /// Returns the names of the operator's engines.
  public List<String> engineNames() {
    return List.copyOf(engines.keySet());
  }

  /// Returns all players. They include `ugi:COMMAND`, so names from requests must be checked with
  /// [#require(String, String)] first.
  public PlayerCatalogue players() {
    return players;
  }

  /// Checks that a player is available for a game.
  ///
  /// @throws SessionException when it is not; it lists the available players
  public void require(String family, String text) {
    if (!players.playerIds(family).contains(text)) {
      String known = String.join(", ", players.playerIds(family));
      throw new SessionException("player.unknown", family, text, known);
    }
  }

  /// Returns a player for one move, to be closed afterwards.
  ///
  /// @throws SessionException when the player is not available, as after a change of the configured
  ///   engines
  Player player(Game game, String text) {
    require(game.id().game(), text);
    return players.createPlayer(game, text);
  }

  /// Ends the programs of the engines.
  @Override
  public void close() {
    running.close();
  }
}
