package tabuleiro.engine.ugi;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import tabuleiro.engine.Level;
import tabuleiro.engine.LevelPlayer;
import tabuleiro.engine.NetworkPlayers;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// Chooses the moves of a protocol session. The player is made when it is needed. Not safe for
/// several threads.
final class UgiEngine {
  /// The nodes of a search that loads and compiles the code before the first move is wanted. A
  /// guess; it takes some tenths of a second.
  private static final int WARM_UP_NODES = 3_000;

  private Optional<UgiOptions> preparedOptions = Optional.empty();
  private Optional<Player> player = Optional.empty();
  private Optional<Long> seed = Optional.empty();
  private RandomGenerator random = SeededRandom.of(0);

  /// Makes the player that the options ask for, unless it exists already.
  ///
  /// @throws tabuleiro.engine.network.InvalidNetworkException if the game cannot use the network
  void prepare(UgiOptions options) {
    if (preparedOptions.filter(prepared -> needSamePlayer(prepared, options)).isPresent()) {
      return;
    }
    // The old player is released first: there may not be memory for both.
    player = Optional.empty();
    preparedOptions = Optional.empty();
    Player prepared = player(options);
    Position start = UgiPosition.start(options.game()).position();
    prepared.chooseMove(
        MoveRequest.of(start, MoveLimits.ofNodes(WARM_UP_NODES), SeededRandom.of(0)));
    prepared.startNewGame();
    player = Optional.of(prepared);
    preparedOptions = Optional.of(options);
  }

  /// The levels below the highest have no network.
  private static Player player(UgiOptions options) {
    String family = options.game().id().game();
    Level level = Level.of(family, options.intValue(UgiSpinOption.LEVEL));
    int hash = options.intValue(UgiSpinOption.HASH);
    int threads = options.intValue(UgiSpinOption.THREADS);
    return options
        .networkFile()
        .filter(_ -> level.isFullStrength())
        .map(file -> NetworkPlayers.create(family, file, hash, threads))
        .orElseGet(() -> new LevelPlayer(level, hash, threads));
  }

  private static boolean needSamePlayer(UgiOptions one, UgiOptions other) {
    return one.game().id().equals(other.game().id())
        && one.networkFile().equals(other.networkFile())
        && one.value(UgiSpinOption.HASH) == other.value(UgiSpinOption.HASH)
        && one.value(UgiSpinOption.THREADS) == other.value(UgiSpinOption.THREADS)
        && one.value(UgiSpinOption.LEVEL) == other.value(UgiSpinOption.LEVEL);
  }

  /// Returns a move.
  ///
  /// @param options as for [#prepare(UgiOptions)], which this calls
  /// @param position in which the game is not over
  /// @param listener receives the progress of the search
  int chooseMove(
      UgiOptions options,
      Position position,
      MoveLimits limits,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    prepare(options);
    if (!seed.equals(Optional.of(options.value(UgiSpinOption.SEED)))) {
      seed = Optional.of(options.value(UgiSpinOption.SEED));
      random = SeededRandom.of(options.value(UgiSpinOption.SEED));
    }
    return player
        .orElseThrow()
        .chooseMove(new MoveRequest(position, limits, random, stop, listener));
  }

  /// Discards the results of the last game. The random numbers continue, so that games differ.
  void forget() {
    player.ifPresent(Player::startNewGame);
  }
}
