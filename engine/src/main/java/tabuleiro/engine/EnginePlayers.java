package tabuleiro.engine;

import java.util.function.Function;
import java.util.function.Supplier;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.external.ExternalEnginePool;
import tabuleiro.engine.external.UgiPlayer;
import tabuleiro.engine.search.Searcher;
import tabuleiro.engine.tree.UctPlayer;
import tabuleiro.games.Games;
import tabuleiro.play.players.EngineCommand;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.PlayerCatalogue;

/// The catalogue of computer players, including those of the engine.
public final class EnginePlayers {
  /// Memory of a player at full strength, in mebibytes.
  private static final int HASH_MEBIBYTES = 64;

  private EnginePlayers() {}

  /// Returns the standard players; the levels `1` to `9`; `standing`, which searches with the score
  /// of the game as its evaluation, for games that have an evaluator; `uct`, plain UCT with random
  /// playouts; and external engines, `ugi:COMMAND`. The levels of a game without an evaluator are
  /// plain UCT as well. Players without a limit have the time of a [DefaultTimePlayer] when a
  /// request has no limits.
  public static PlayerCatalogue catalogue() {
    return catalogue(UgiPlayer::new);
  }

  /// Returns the same players, for a match of many games.
  ///
  /// @param engines runs the external engines; the caller closes it
  public static PlayerCatalogue catalogue(ExternalEnginePool engines) {
    return catalogue(engines::player);
  }

  /// Returns a catalogue with the engine that uses a network from a file, `network:FILE`, for games
  /// that have network inputs, with the one that has move priorities from a file,
  /// `priorities:FILE`, for boards that have a [tabuleiro.engine.evaluation.PriorityModel], and
  /// with the one that uses an opening book, `book:FILE`. Asking for them reads the file: a server,
  /// whose requests come from outside, leaves them out.
  public static PlayerCatalogue withFiles(PlayerCatalogue catalogue) {
    return catalogue
        .withFilePlayers(PlayerCatalogue.NETWORK_PREFIX, NetworkPlayers::of)
        .withFilePlayers(PlayerCatalogue.PRIORITIES_PREFIX, PriorityPlayers::of)
        .withFilePlayers(
            PlayerCatalogue.BOOK_PREFIX, (game, file) -> BookPlayers.of(game.id().game(), file));
  }

  private static PlayerCatalogue catalogue(Function<EngineCommand, Player> external) {
    PlayerCatalogue players =
        PlayerCatalogue.standard()
            .withExternalEngines(command -> new DefaultTimePlayer(external.apply(command)));
    for (String family : Games.names()) {
      for (int number = Level.LOWEST; number <= Level.HIGHEST; number++) {
        Level level = Level.of(family, number);
        players =
            players.withPlayer(family, String.valueOf(number), () -> levelPlayer(family, level));
      }
      if (EvaluatorFactories.find(family).isPresent()) {
        players = players.withPlayer(family, "standing", () -> metricPlayer(family));
      }
      players = players.withPlayer(family, "uct", () -> new DefaultTimePlayer(new UctPlayer()));
    }
    return players;
  }

  /// Returns what makes players at full strength with a certain evaluator, one for each game.
  ///
  /// @param factory of the game
  static Supplier<Player> players(EvaluatorFactory factory, Evaluator evaluator) {
    return () -> searching(SearcherFactory.create(factory, evaluator, HASH_MEBIBYTES, 1));
  }

  /// Returns a player that plays the best move that a searcher finds, such as one with an evaluator
  /// of one's own. A [tabuleiro.play.players.PlayerProvider] adds it to the catalogue.
  ///
  /// @param searcher is used by this player alone
  public static Player searching(Searcher searcher) {
    return new DefaultTimePlayer(new SearcherPlayer(searcher));
  }

  /// Returns the computer at full strength, which varies its moves; for openings.
  ///
  /// @param family the family's name, such as `talpa`
  public static Player varied(String family) {
    return new DefaultTimePlayer(new VariedPlayer(family, HASH_MEBIBYTES));
  }

  private static Player levelPlayer(String family, Level level) {
    Player player = new LevelPlayer(family, level, HASH_MEBIBYTES, 1);
    return level.isFullStrength() ? new DefaultTimePlayer(player) : player;
  }

  private static Player metricPlayer(String family) {
    return searching(SearcherFactory.createForMetric(family, HASH_MEBIBYTES, 1));
  }
}
