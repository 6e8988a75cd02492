package tabuleiro.engine.search;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;

/// Combines two searchers: where half of what the limits allow may be enough to prove the result,
/// the first uses that half. Where it proves none, and in the rest of the game, the second
/// searches.
public final class EndgameSearcher implements Searcher {
  /// The most positions that the first searcher visits where there are no limits: about ten
  /// seconds.
  private static final long MAX_NODES = 20_000_000;

  /// What the second searcher has first in a long analysis, so that a person who watches sees moves
  /// at once: some tenths of a second in Talpa. A guess.
  private static final MoveLimits PREVIEW = MoveLimits.ofNodes(20_000);

  /// From this time on a search is a long analysis, if time alone limits it. A guess.
  private static final long LONG_MILLIS = 10_000;

  /// How many positions the first searcher visits in a millisecond: measured with the solver in
  /// Talpa 8x8 (docs/experiments/talpa-proofs-in-short-times.md).
  private static final double NODES_PER_MILLISECOND = 2_000;

  private final ToDoubleFunction<Position> proofNodes;
  private final Searcher prover;
  private final Searcher main;
  private Optional<SearchKey> last = Optional.empty();

  /// What the first searcher has proven in the last search; empty when it has proven nothing.
  private List<SearchInfo> proof = List.of();

  /// @param proofNodes how many positions the prover must be able to visit to be worth trying; 0 to
  ///   try it always, infinite for never
  /// @param prover proves results
  /// @param main finds good moves
  public EndgameSearcher(ToDoubleFunction<Position> proofNodes, Searcher prover, Searcher main) {
    this.proofNodes = proofNodes;
    this.prover = prover;
    this.main = main;
  }

  @Override
  public List<SearchInfo> search(
      Position position,
      MoveLimits limits,
      int variations,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    proof = List.of();
    List<SearchInfo> found = begin(position, limits, variations, stop, listener);
    last = Optional.of(SearchKey.of(position, variations));
    return found;
  }

  private List<SearchInfo> begin(
      Position position,
      MoveLimits limits,
      int variations,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    if (affordableNodes(proverLimits(limits)) < proofNodes.applyAsDouble(position)) {
      return main.search(position, limits, variations, stop, listener);
    }
    if (!isLongAnalysis(limits)) {
      return proveOrSearch(position, limits, variations, stop, listener);
    }
    TimeManager timeManager = new TimeManager(limits);
    List<SearchInfo> preview = main.search(position, PREVIEW, variations, stop, listener);
    long nodes = preview.getFirst().totalNodes();
    long millis = timeManager.elapsedMillis();
    return limits
        .rest(0, millis)
        .map(rest ->
            after(
                nodes,
                millis,
                listener,
                counted -> proveOrSearch(position, rest, variations, stop, counted)))
        .orElse(preview);
  }

  /// The first part of a search tries to prove the result; a later part of the same length could
  /// prove no more, so only the second searcher continues.
  @Override
  public List<SearchInfo> resume(
      Position position,
      MoveLimits limits,
      int variations,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    if (!last.equals(Optional.of(SearchKey.of(position, variations)))) {
      return search(position, limits, variations, stop, listener);
    }
    if (proof.isEmpty()) {
      return main.resume(position, limits, variations, stop, listener);
    }
    proof.forEach(listener);
    return proof;
  }

  private List<SearchInfo> proveOrSearch(
      Position position,
      MoveLimits limits,
      int variations,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    TimeManager timeManager = new TimeManager(limits);
    List<SearchInfo> found =
        prover.search(position, proverLimits(limits), variations, stop, _ -> {});
    if (found.getFirst().score().isProven()) {
      proof = found;
      found.forEach(listener);
      return found;
    }
    return after(
        found.getFirst().totalNodes(),
        timeManager.elapsedMillis(),
        listener,
        counted -> main.search(position, half(limits), variations, stop, counted));
  }

  /// Returns the result of a search, and lets it report its progress, with the nodes and the time
  /// of an earlier one.
  private static List<SearchInfo> after(
      long nodes,
      long millis,
      Consumer<SearchInfo> listener,
      Function<Consumer<SearchInfo>, List<SearchInfo>> search) {
    return search.apply(info -> listener.accept(info.after(nodes, millis))).stream()
        .map(info -> info.after(nodes, millis))
        .toList();
  }

  private static boolean isLongAnalysis(MoveLimits limits) {
    return limits.nodes() == Long.MAX_VALUE
        && limits.depth() == Integer.MAX_VALUE
        && limits.remainingTime().isEmpty()
        && limits.moveMillis() >= LONG_MILLIS;
  }

  private static MoveLimits proverLimits(MoveLimits limits) {
    MoveLimits half = half(limits);
    return half.withNodes(Math.min(MAX_NODES, half.nodes()));
  }

  /// Returns about how many positions the prover can visit.
  private static double affordableNodes(MoveLimits limits) {
    double byTime = NODES_PER_MILLISECOND * new TimeManager(limits).softMillis();
    return Math.min((double) limits.nodes(), byTime);
  }

  /// Returns half of what limits allow.
  private static MoveLimits half(MoveLimits limits) {
    MoveLimits half = limits;
    if (limits.nodes() != Long.MAX_VALUE) {
      half = half.withNodes(Math.max(1, limits.nodes() / 2));
    }
    if (limits.moveMillis() != Long.MAX_VALUE) {
      half = half.withMillis(limits.moveMillis() / 2);
    }
    if (limits.remainingTime().isPresent()) {
      MoveLimits.RemainingTime left = limits.remainingTime().get();
      half = half.withRemaining(left.millis() / 2, left.incrementMillis() / 2);
    }
    return half;
  }

  @Override
  public void forget() {
    last = Optional.empty();
    prover.forget();
    main.forget();
  }
}
