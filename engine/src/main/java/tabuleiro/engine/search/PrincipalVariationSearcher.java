package tabuleiro.engine.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;

/// Principal variation search with a transposition table, by one thread or several that share the
/// table and tell each other at what they are. The first of them to reach the end ends the search.
/// With one thread and no clock, equal searches visit equal nodes.
public final class PrincipalVariationSearcher implements Searcher {
  private final Function<Position, EvaluatedTrail> lines;
  private final TranspositionTable table;
  private final int threads;
  private final SearchSettings settings;

  /// @param lines makes a line that begins at a position
  /// @param hashMebibytes memory for the transposition table, from 1 to 16384
  /// @param threads how many search at once, at least 1
  public PrincipalVariationSearcher(
      Function<Position, EvaluatedTrail> lines,
      int hashMebibytes,
      int threads,
      SearchSettings settings) {
    this.lines = lines;
    this.threads = threads;
    this.settings = settings;
    table = new TranspositionTable(hashMebibytes);
  }

  @Override
  public List<SearchInfo> search(
      Position position,
      MoveLimits limits,
      int wanted,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    table.nextGeneration();
    SearchLimits watch = new SearchLimits(limits, stop);
    SharedMoveClaims work = new SharedMoveClaims(threads);
    RootSearch main =
        new RootSearch(
            worker(position, watch, work),
            wanted,
            settings.aspirationWindow(),
            best -> tell(best, watch, listener));
    List<RootSearch> roots = new ArrayList<>();
    roots.add(main);
    List<Thread> helpers = new ArrayList<>();
    int last = Math.min(limits.depth(), SearchWorker.MAX_PLIES - 1);
    for (int i = 1; i < threads; i++) {
      RootSearch root =
          new RootSearch(worker(position, watch, work), 1, settings.aspirationWindow(), best -> {});
      roots.add(root);
      int first = Math.min(1 + i / 2, last);
      Thread thread =
          Thread.ofPlatform()
              .daemon()
              .name("search-" + i)
              .unstarted(() -> {
                root.deepen(first, last, watch);
                if (wanted == 1) {
                  watch.stop();
                }
              });
      helpers.add(thread);
      thread.start();
    }
    main.deepen(1, last, watch);
    watch.stop();
    helpers.forEach(PrincipalVariationSearcher::join);
    RootSearch best = wanted == 1 ? best(roots) : main;
    List<SearchInfo> thoughts = thoughts(best.bestVariations(), watch);
    if (best != main) {
      thoughts.forEach(listener);
    }
    return thoughts;
  }

  private SearchWorker worker(Position position, SearchLimits watch, SharedMoveClaims work) {
    return new SearchWorker(lines.apply(position), table, watch, settings, work);
  }

  /// Returns the root that has proven its result, or else searched deepest, or else has the best
  /// score; the first of equal ones.
  private static RootSearch best(List<RootSearch> roots) {
    Comparator<RootSearch> order =
        Comparator.comparing((RootSearch root) ->
                SearchScores.isProven(root.bestVariations().getFirst().score()))
            .thenComparingInt(root -> root.bestVariations().getFirst().depth())
            .thenComparingInt(root -> root.bestVariations().getFirst().score());
    return Collections.max(roots, order);
  }

  private void tell(
      List<RootSearch.RootVariation> found, SearchLimits watch, Consumer<SearchInfo> listener) {
    thoughts(found, watch).forEach(listener);
  }

  private List<SearchInfo> thoughts(List<RootSearch.RootVariation> found, SearchLimits watch) {
    List<SearchInfo> thoughts = new ArrayList<>();
    for (RootSearch.RootVariation one : found) {
      thoughts.add(
          new SearchInfo(
              thoughts.size() + 1,
              SearchScores.of(one.score()),
              one.depth(),
              one.selectiveDepth(),
              watch.nodes(),
              watch.timeManager().elapsedMillis(),
              table.permilleFull(),
              one.moves()));
    }
    return thoughts;
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void forget() {
    table.clear();
  }
}
