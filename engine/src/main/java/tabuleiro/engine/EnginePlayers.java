package tabuleiro.engine;

import java.util.function.Function;
import tabuleiro.engine.tree.Uct;
import tabuleiro.engine.ugi.OutsideEngines;
import tabuleiro.engine.ugi.UgiPlayer;
import tabuleiro.games.Games;
import tabuleiro.play.players.OutsideCommand;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.Players;

/// The catalogue of computer players with those of the engine.
public final class EnginePlayers {
  /// Memory of a player at full strength, in mebibytes.
  private static final int HASH_MEBIBYTES = 64;

  private EnginePlayers() {}

  /// Returns the standard players, the levels `1` to `9`, `standing`: full search with the mere
  /// figure that players watch, `uct`: plain UCT with random playouts; and outside engines,
  /// `ugi:COMMAND`. Where nothing limits them, those that have no limit of their own think for the
  /// [StandardTime].
  public static Players catalogue() {
    return catalogue(UgiPlayer::new);
  }

  /// Returns the same players, for a match of many games.
  ///
  /// @param engines have the outside engines, and end them
  public static Players catalogue(OutsideEngines engines) {
    return catalogue(engines::player);
  }

  private static Players catalogue(Function<OutsideCommand, Player> outside) {
    Players players =
        Players.standard().withOutside(command -> new StandardTime(outside.apply(command)));
    for (String family : Games.names()) {
      for (int number = Level.LOWEST; number <= Level.HIGHEST; number++) {
        Level level = Level.of(family, number);
        players = players.with(family, String.valueOf(number), () -> player(level));
      }
      players = players.with(family, "standing", () -> standing(family));
      players = players.with(family, "uct", () -> new StandardTime(new Uct()));
    }
    return players;
  }

  private static Player player(Level level) {
    Player player = new LevelPlayer(level, HASH_MEBIBYTES, 1);
    return level.isFull() ? new StandardTime(player) : player;
  }

  private static Player standing(String family) {
    return new StandardTime(new SearchPlayer(Engines.standingSearcher(family, HASH_MEBIBYTES, 1)));
  }
}
