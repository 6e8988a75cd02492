package tabuleiro.engine.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.solver.MoveClaims;

/// Principal variation search with a transposition table, by one thread or several. They share the
/// table and which moves they are searching; the first thread that completes the search ends it.
/// With one thread and no clock, equal searches visit equal nodes.
public final class PrincipalVariationSearcher implements Searcher {
  private final Evaluator evaluator;
  private final TranspositionTable table;
  private final int threads;
  private final SearchSettings settings;
  private Optional<ResumableSearch> resumable = Optional.empty();

  /// The last search, where one thread made it.
  private record ResumableSearch(SearchKey key, RootSearch root) {}

  /// @param evaluator evaluates the leaves
  /// @param hashMebibytes memory for the transposition table, from 1 to 16384
  /// @param threads how many search at once, at least 1
  public PrincipalVariationSearcher(
      Evaluator evaluator, int hashMebibytes, int threads, SearchSettings settings) {
    this.evaluator = evaluator;
    this.threads = threads;
    this.settings = settings;
    table = new TranspositionTable(hashMebibytes);
  }

  @Override
  public List<SearchInfo> search(
      Position position,
      MoveLimits moveLimits,
      int variations,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    table.nextGeneration();
    SearchLimits limits = new SearchLimits(moveLimits, stop);
    MoveClaims claims = new MoveClaims(threads);
    RootSearch main =
        new RootSearch(
            worker(position, 0, limits, claims), variations, settings.aspirationWindow());
    resumable =
        threads == 1
            ? Optional.of(new ResumableSearch(SearchKey.of(position, variations), main))
            : Optional.empty();
    List<RootSearch> roots = new ArrayList<>();
    roots.add(main);
    List<Thread> helpers = new ArrayList<>();
    int last = Math.min(moveLimits.depth(), SearchWorker.MAX_PLIES - 1);
    for (int i = 1; i < threads; i++) {
      RootSearch root =
          new RootSearch(worker(position, i, limits, claims), 1, settings.aspirationWindow());
      roots.add(root);
      int first = Math.min(1 + i / 2, last);
      Thread thread =
          Thread.ofPlatform()
              .daemon()
              .name("search-" + i)
              .unstarted(() -> {
                root.deepen(first, last, limits, _ -> {});
                if (variations == 1) {
                  limits.stop();
                }
              });
      helpers.add(thread);
      thread.start();
    }
    main.deepen(1, last, limits, best -> toInfo(best, limits).forEach(listener));
    limits.stop();
    helpers.forEach(PrincipalVariationSearcher::join);
    RootSearch best = variations == 1 ? best(roots) : main;
    List<SearchInfo> result = toInfo(best.bestVariations(), limits);
    if (best != main) {
      result.forEach(listener);
    }
    return result;
  }

  /// Continues a search by one thread at the position where it was interrupted: it visits the same
  /// positions as in one call.
  @Override
  public List<SearchInfo> resume(
      Position position,
      MoveLimits moveLimits,
      int variations,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    SearchKey key = SearchKey.of(position, variations);
    Optional<ResumableSearch> last = resumable.filter(search -> search.key().equals(key));
    if (last.isEmpty()) {
      return search(position, moveLimits, variations, stop, listener);
    }
    SearchLimits limits = new SearchLimits(moveLimits, stop);
    RootSearch root = last.get().root();
    int depth = Math.min(moveLimits.depth(), SearchWorker.MAX_PLIES - 1);
    root.resume(depth, limits, best -> toInfo(best, limits).forEach(listener));
    return toInfo(root.bestVariations(), limits);
  }

  private SearchWorker worker(
      Position position, int number, SearchLimits limits, MoveClaims claims) {
    return new SearchWorker(
        evaluator.trail(position, position.hash() + number), table, limits, settings, claims);
  }

  /// Returns the root with a proven result, or else the greatest depth, or else the best score; the
  /// first of equal ones.
  private static RootSearch best(List<RootSearch> roots) {
    Comparator<RootSearch> order =
        Comparator.comparing((RootSearch root) ->
                SearchScores.isProven(root.bestVariations().getFirst().score()))
            .thenComparingInt(root -> root.bestVariations().getFirst().depth())
            .thenComparingInt(root -> root.bestVariations().getFirst().score());
    return Collections.max(roots, order);
  }

  private List<SearchInfo> toInfo(List<RootSearch.RootVariation> variations, SearchLimits limits) {
    List<SearchInfo> info = new ArrayList<>();
    for (RootSearch.RootVariation variation : variations) {
      info.add(
          new SearchInfo(
              info.size() + 1,
              SearchScores.toScore(variation.score()),
              variation.depth(),
              variation.selectiveDepth(),
              limits.nodes(),
              limits.timeManager().elapsedMillis(),
              table.permilleFull(),
              variation.moves()));
    }
    return info;
  }

  private static void join(Thread thread) {
    boolean isInterrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException e) {
        isInterrupted = true;
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void forget() {
    table.clear();
    resumable = Optional.empty();
  }
}
