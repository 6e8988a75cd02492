package tabuleiro.server.bots;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.engine.ugi.ExternalEnginePool;
import tabuleiro.games.Games;
import tabuleiro.play.TableException;
import tabuleiro.play.players.EngineCommand;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.PlayerCatalogue;

/// The computer players that may be seated: those of the house, and the outside engines of the
/// operator under the names that he gave them. No text starts a program that he has not named. Safe
/// for several threads.
public final class BotCatalogue implements AutoCloseable {
  private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9._-]{0,39}");

  /// Words that stand for persons where seats are chosen.
  private static final List<String> PERSONS = List.of("human", "me", "other");

  private final PlayerCatalogue players;
  private final SortedMap<String, EngineCommand> engines;
  private final ExternalEnginePool running = new ExternalEnginePool();

  /// @param engines the operator's, by the names that he gave them
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

  /// Returns whether an engine may have a name: it is short and plain, and means nothing else.
  public static boolean isEngineName(String name) {
    PlayerCatalogue house = EnginePlayers.catalogue();
    return NAME.matcher(name).matches()
        && !PERSONS.contains(name)
        && Games.names().stream().noneMatch(family -> house.playerIds(family).contains(name));
  }

  /// Returns the names of the operator's engines.
  public List<String> engineNames() {
    return List.copyOf(engines.keySet());
  }

  /// Returns all players. Those of `ugi:COMMAND` are among them: what comes from outside is to be
  /// checked with [#require(String, String)] first.
  public PlayerCatalogue players() {
    return players;
  }

  /// Checks that a family has a player that may be seated.
  ///
  /// @throws TableException when it has none; it lists those there are
  public void require(String family, String text) {
    if (!players.playerIds(family).contains(text)) {
      String known = String.join(", ", players.playerIds(family));
      throw new TableException("player.unknown", family, text, known);
    }
  }

  /// Returns a player for one move, to be closed then.
  ///
  /// @throws TableException when there is none, as when the operator has another engine now
  Player player(String family, String text) {
    require(family, text);
    return players.createPlayer(family, text);
  }

  /// Ends the programs.
  @Override
  public void close() {
    running.close();
  }
}
