package tabuleiro.engine.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import tabuleiro.engine.knowledge.Line;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Stop;
import tabuleiro.play.players.Thought;
import tabuleiro.rules.Position;

/// Principal variation search with a transposition table, by one thread or several that share the
/// table and tell each other at what they are. The first of them to reach the end ends the search.
/// With one thread and no clock, equal searches visit equal nodes.
public final class PrincipalVariationSearcher implements Searcher {
  private final Function<Position, Line> lines;
  private final TranspositionTable table;
  private final int threads;
  private final Settings settings;

  /// @param lines makes a line that begins at a position
  /// @param hashMebibytes memory for the transposition table, from 1 to 16384
  /// @param threads how many search at once, at least 1
  public PrincipalVariationSearcher(
      Function<Position, Line> lines, int hashMebibytes, int threads, Settings settings) {
    this.lines = lines;
    this.threads = threads;
    this.settings = settings;
    table = new TranspositionTable(hashMebibytes);
  }

  @Override
  public List<Thought> search(
      Position position, Limits limits, int wanted, Stop stop, Consumer<Thought> listener) {
    table.nextGeneration();
    Watch watch = new Watch(limits, stop);
    SharedWork work = new SharedWork(threads);
    Root main =
        new Root(
            worker(position, watch, work),
            wanted,
            settings.aspiration(),
            best -> tell(best, watch, listener));
    List<Root> roots = new ArrayList<>();
    roots.add(main);
    List<Thread> helpers = new ArrayList<>();
    int last = Math.min(limits.depth(), Worker.MOST_PLIES - 1);
    for (int i = 1; i < threads; i++) {
      Root root = new Root(worker(position, watch, work), 1, settings.aspiration(), best -> {});
      roots.add(root);
      int first = Math.min(1 + i / 2, last);
      Thread thread =
          Thread.ofPlatform()
              .daemon()
              .name("search-" + i)
              .unstarted(() -> {
                root.deepen(first, last, watch);
                if (wanted == 1) {
                  watch.end();
                }
              });
      helpers.add(thread);
      thread.start();
    }
    main.deepen(1, last, watch);
    watch.end();
    helpers.forEach(PrincipalVariationSearcher::join);
    Root best = wanted == 1 ? best(roots) : main;
    List<Thought> thoughts = thoughts(best.best(), watch);
    if (best != main) {
      thoughts.forEach(listener);
    }
    return thoughts;
  }

  private Worker worker(Position position, Watch watch, SharedWork work) {
    return new Worker(lines.apply(position), table, watch, settings, work);
  }

  /// Returns the root that has proven its result, or else searched deepest, or else has the best
  /// score; the first of equal ones.
  private static Root best(List<Root> roots) {
    Comparator<Root> order =
        Comparator.comparing((Root root) -> Scores.isProven(root.best().getFirst().score()))
            .thenComparingInt(root -> root.best().getFirst().depth())
            .thenComparingInt(root -> root.best().getFirst().score());
    return Collections.max(roots, order);
  }

  private void tell(List<Root.Found> found, Watch watch, Consumer<Thought> listener) {
    thoughts(found, watch).forEach(listener);
  }

  private List<Thought> thoughts(List<Root.Found> found, Watch watch) {
    List<Thought> thoughts = new ArrayList<>();
    for (Root.Found one : found) {
      thoughts.add(
          new Thought(
              thoughts.size() + 1,
              Scores.of(one.score()),
              one.depth(),
              one.selectiveDepth(),
              watch.nodes(),
              watch.budget().millis(),
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
