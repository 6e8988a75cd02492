package tabuleiro.engine.ugi;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tabuleiro.engine.BookPlayers;
import tabuleiro.engine.Level;
import tabuleiro.engine.LevelPlayer;
import tabuleiro.engine.NetworkPlayers;
import tabuleiro.engine.VariationPlayer;
import tabuleiro.engine.book.OpeningBook;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.PlayerCatalogue;
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
  private Optional<OpeningBook> book = Optional.empty();
  private Optional<Long> seed = Optional.empty();
  private RandomGenerator random = SeededRandom.of(0);

  /// Makes the player that the options ask for, unless it exists already.
  ///
  /// @throws tabuleiro.play.PlayException if the game cannot use the network or the book
  void prepare(UgiOptions options) {
    if (preparedOptions.filter(prepared -> needSamePlayer(prepared, options)).isPresent()) {
      return;
    }
    // The old player is released first: there may not be memory for both.
    player.ifPresent(Player::close);
    player = Optional.empty();
    preparedOptions = Optional.empty();
    Player prepared = player(options);
    Position start = UgiPosition.start(options.game()).position();
    prepared.chooseMove(
        MoveRequest.of(start, MoveLimits.ofNodes(WARM_UP_NODES), SeededRandom.of(0)));
    prepared.startNewGame();
    book = book(options);
    player = Optional.of(prepared);
    preparedOptions = Optional.of(options);
  }

  private static Player player(UgiOptions options) {
    return options
        .player()
        .map(id -> PlayerCatalogue.standard().createPlayer(options.game(), id))
        .orElseGet(() -> enginePlayer(options));
  }

  /// The levels below the highest have no network.
  private static VariationPlayer enginePlayer(UgiOptions options) {
    String family = options.game().id().game();
    Level level = level(options);
    int hash = options.intValue(UgiSpinOption.HASH);
    int threads = options.intValue(UgiSpinOption.THREADS);
    return options
        .file(UgiFileOption.EVAL_FILE)
        .filter(_ -> level.isFullStrength())
        .<VariationPlayer>map(file -> NetworkPlayers.create(options.game(), file, hash, threads))
        .orElseGet(() -> new LevelPlayer(family, level, hash, threads));
  }

  private static Level level(UgiOptions options) {
    return Level.of(options.game().id().game(), options.intValue(UgiSpinOption.LEVEL));
  }

  /// The levels below the highest have no book either.
  private static Optional<OpeningBook> book(UgiOptions options) {
    return options
        .file(UgiFileOption.BOOK_FILE)
        .filter(_ -> level(options).isFullStrength())
        .map(file -> BookPlayers.read(options.game().id().game(), file));
  }

  private static boolean needSamePlayer(UgiOptions one, UgiOptions other) {
    return one.game().id().equals(other.game().id())
        && one.player().equals(other.player())
        && Stream.of(UgiFileOption.values())
            .allMatch(option -> one.file(option).equals(other.file(option)))
        && one.value(UgiSpinOption.HASH) == other.value(UgiSpinOption.HASH)
        && one.value(UgiSpinOption.THREADS) == other.value(UgiSpinOption.THREADS)
        && one.value(UgiSpinOption.LEVEL) == other.value(UgiSpinOption.LEVEL);
  }

  /// Returns a move.
  ///
  /// @param options as for [#prepare(UgiOptions)], which this calls
  /// @param position in which the game is not over
  /// @param listener receives the progress of the search, and last its result, which begins with
  ///   the move; nothing for a move of the book
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
    MoveRequest request = new MoveRequest(position, limits, random, stop, listener);
    return bookMove(request)
        .orElseGet(() -> searchedMove(request, options.intValue(UgiSpinOption.MULTI_PV)));
  }

  private int searchedMove(MoveRequest request, int variations) {
    if (!(player.orElseThrow() instanceof VariationPlayer engine)) {
      return player.get().chooseMove(request);
    }
    List<SearchInfo> found = engine.chooseVariations(request, variations);
    found.forEach(request.listener());
    return found.getFirst().firstMove();
  }

  /// A search without limits is an analysis, which a book does not replace.
  private Optional<Integer> bookMove(MoveRequest request) {
    return book.filter(_ -> !request.limits().equals(MoveLimits.NONE))
        .flatMap(moves -> moves.choose(request.position(), request.random()));
  }

  /// Discards the results of the last game. The random numbers continue, so that games differ.
  void forget() {
    player.ifPresent(Player::startNewGame);
  }
}
