package tabuleiro.engine;

import java.util.function.Function;
import tabuleiro.engine.tree.UctPlayer;
import tabuleiro.engine.ugi.ExternalEnginePool;
import tabuleiro.engine.ugi.UgiPlayer;
import tabuleiro.games.Games;
import tabuleiro.play.players.EngineCommand;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.PlayerCatalogue;

/// The catalogue of computer players with those of the engine.
public final class EnginePlayers {
  /// Memory of a player at full strength, in mebibytes.
  private static final int HASH_MEBIBYTES = 64;

  private EnginePlayers() {}

  /// Returns the standard players, the levels `1` to `9`, `standing`: full search with the mere
  /// figure that players watch, `uct`: plain UCT with random playouts; and outside engines,
  /// `ugi:COMMAND`. Where nothing limits them, those that have no limit of their own think for the
  /// [DefaultTimePlayer].
  public static PlayerCatalogue catalogue() {
    return catalogue(UgiPlayer::new);
  }

  /// Returns the same players, for a match of many games.
  ///
  /// @param engines have the outside engines, and end them
  public static PlayerCatalogue catalogue(ExternalEnginePool engines) {
    return catalogue(engines::player);
  }

  private static PlayerCatalogue catalogue(Function<EngineCommand, Player> outside) {
    PlayerCatalogue players =
        PlayerCatalogue.standard()
            .withExternalEngines(command -> new DefaultTimePlayer(outside.apply(command)));
    for (String family : Games.names()) {
      for (int number = Level.LOWEST; number <= Level.HIGHEST; number++) {
        Level level = Level.of(family, number);
        players = players.withPlayer(family, String.valueOf(number), () -> player(level));
      }
      players = players.withPlayer(family, "standing", () -> standing(family));
      players = players.withPlayer(family, "uct", () -> new DefaultTimePlayer(new UctPlayer()));
    }
    return players;
  }

  private static Player player(Level level) {
    Player player = new LevelPlayer(level, HASH_MEBIBYTES, 1);
    return level.isFullStrength() ? new DefaultTimePlayer(player) : player;
  }

  private static Player standing(String family) {
    return new DefaultTimePlayer(
        new SearcherPlayer(SearcherFactory.createForMetric(family, HASH_MEBIBYTES, 1)));
  }
}
