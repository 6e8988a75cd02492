package tabuleiro.engine.ugi;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import tabuleiro.engine.Level;
import tabuleiro.engine.LevelPlayer;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// Who chooses the moves behind the protocol, made when it is needed. Not safe for several threads.
final class UgiEngine {
  /// The first search of a process is slow, because its code is loaded then: it is of this many
  /// nodes and of no game. A guess; it takes some tenths of a second.
  private static final int WARM_UP_NODES = 3_000;

  private Optional<UgiOptions> made = Optional.empty();
  private Optional<LevelPlayer> player = Optional.empty();
  private Optional<Long> seed = Optional.empty();
  private RandomGenerator random = SeededRandom.of(0);

  /// Makes what the options ask for, unless it is there already.
  void prepare(UgiOptions options) {
    if (made.filter(before -> isLike(before, options)).isPresent()) {
      return;
    }
    // What was made before is let go first: there may not be memory for both.
    player = Optional.empty();
    made = Optional.empty();
    LevelPlayer other =
        new LevelPlayer(
            Level.of(options.game().id().game(), options.intValue(UgiSpinOption.LEVEL)),
            options.intValue(UgiSpinOption.HASH),
            options.intValue(UgiSpinOption.THREADS));
    Position start = UgiPosition.start(options.game()).position();
    other.chooseMove(MoveRequest.of(start, MoveLimits.ofNodes(WARM_UP_NODES), SeededRandom.of(0)));
    other.startNewGame();
    player = Optional.of(other);
    made = Optional.of(options);
  }

  private static boolean isLike(UgiOptions one, UgiOptions other) {
    return one.game().id().equals(other.game().id())
        && one.value(UgiSpinOption.HASH) == other.value(UgiSpinOption.HASH)
        && one.value(UgiSpinOption.THREADS) == other.value(UgiSpinOption.THREADS)
        && one.value(UgiSpinOption.LEVEL) == other.value(UgiSpinOption.LEVEL);
  }

  /// Returns a move of a position in which the game goes on.
  ///
  /// @param options make the engine, where [#prepare(UgiOptions)] has not made it
  /// @param listener is told what is seen while it thinks
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

  /// Forgets the last game. Choices by chance go on, so that games differ.
  void forget() {
    player.ifPresent(LevelPlayer::startNewGame);
  }
}
