package tabuleiro.engine.ugi;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import tabuleiro.engine.Level;
import tabuleiro.engine.LevelPlayer;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Stop;
import tabuleiro.play.players.Thought;
import tabuleiro.play.players.Turn;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;

/// Who chooses the moves behind the protocol, made when it is needed. Not safe for several threads.
final class UgiEngine {
  /// The first search of a process is slow, because its code is loaded then: it is of this many
  /// nodes and of no game. A guess; it takes some tenths of a second.
  private static final int WARM_UP_NODES = 3_000;

  private Optional<UgiOptions> made = Optional.empty();
  private Optional<LevelPlayer> player = Optional.empty();
  private Optional<Long> seed = Optional.empty();
  private RandomGenerator random = Seeds.random(0);

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
            Level.of(options.game().id().game(), options.intValue(UgiSpin.LEVEL)),
            options.intValue(UgiSpin.HASH),
            options.intValue(UgiSpin.THREADS));
    Position start = UgiPosition.start(options.game()).position();
    other.chooseMove(Turn.of(start, Limits.ofNodes(WARM_UP_NODES), Seeds.random(0)));
    other.forget();
    player = Optional.of(other);
    made = Optional.of(options);
  }

  private static boolean isLike(UgiOptions one, UgiOptions other) {
    return one.game().id().equals(other.game().id())
        && one.value(UgiSpin.HASH) == other.value(UgiSpin.HASH)
        && one.value(UgiSpin.THREADS) == other.value(UgiSpin.THREADS)
        && one.value(UgiSpin.LEVEL) == other.value(UgiSpin.LEVEL);
  }

  /// Returns a move of a position in which the game goes on.
  ///
  /// @param options make the engine, where [#prepare(UgiOptions)] has not made it
  /// @param listener is told what is seen while it thinks
  int chooseMove(
      UgiOptions options, Position position, Limits limits, Stop stop, Consumer<Thought> listener) {
    prepare(options);
    if (!seed.equals(Optional.of(options.value(UgiSpin.SEED)))) {
      seed = Optional.of(options.value(UgiSpin.SEED));
      random = Seeds.random(options.value(UgiSpin.SEED));
    }
    return player.orElseThrow().chooseMove(new Turn(position, limits, random, stop, listener));
  }

  /// Forgets the last game. Choices by chance go on, so that games differ.
  void forget() {
    player.ifPresent(LevelPlayer::forget);
  }
}
