package tabuleiro.engine.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;
import tabuleiro.rules.Trail;

/// The consistency of a tree after several workers have searched it, also with room for few nodes.
@Execution(ExecutionMode.CONCURRENT)
final class TreeWorkerTest {
  private static final int WORKERS = 4;
  private static final int TIMES = 6;
  private static final long EVALUATIONS = 8_000;

  @Tag("full")
  @ParameterizedTest
  @CsvSource({
    "talpa, 8x8, RAVE, 2000",
    "talpa, 8x8, RAVE, 1000000",
    "niju, most, PUCT, 4000",
    "niju, most, PUCT, 1000000",
    "jostle, 6x6, PUCT, 500"
  })
  void sharedTreeIsConsistent(
      String family, String variant, TreeSearcher.SelectionPolicy policy, int maxNodes) {
    for (int seed = 1; seed <= TIMES; seed++) {
      Position start = Games.find(family).orElseThrow().game(variant).start(seed);
      TreeNodes alone = searchedTree(start, policy, maxNodes, 1, seed);
      assertThat(alone.visits[SearchTree.ROOT]).isEqualTo((int) EVALUATIONS);
      assertThat(sumOfChildVisits(alone, SearchTree.ROOT)).isEqualTo((int) EVALUATIONS);
      assertNoVirtualLosses(alone, SearchTree.ROOT);
      TreeNodes shared = searchedTree(start, policy, maxNodes, WORKERS, seed);
      assertThat(shared.size()).as("seed %d", seed).isLessThanOrEqualTo(maxNodes);
      assertThat(shared.visits[SearchTree.ROOT]).as("seed %d", seed).isEqualTo((int) EVALUATIONS);
      assertThatMovesAreLegal(shared, SearchTree.ROOT, start.trail());
    }
  }

  /// Checks each node with plain comparisons, as there are too many for one assertion each.
  private static void assertNoVirtualLosses(TreeNodes nodes, int node) {
    if (nodes.virtualLosses[node] != 0 || sumOfChildVisits(nodes, node) > nodes.visits[node]) {
      fail("node %d: %d virtual losses", node, nodes.virtualLosses[node]);
    }
    for (int i = 0; i < nodes.childCount(node); i++) {
      assertNoVirtualLosses(nodes, nodes.firstChild(node) + i);
    }
  }

  private static void assertThatMovesAreLegal(TreeNodes nodes, int node, Trail trail) {
    if (!(nodes.meanPoints[node] >= 0 && nodes.meanPoints[node] <= 1)) {
      fail("node %d: %f points", node, nodes.meanPoints[node]);
    }
    int count = nodes.childCount(node);
    if (count == 0) {
      return;
    }
    int[] legal = trail.position().legalMoves();
    assertThat((int) nodes.legalMoveCounts[node]).isEqualTo(legal.length);
    Arrays.sort(legal);
    for (int i = 0; i < count; i++) {
      int child = nodes.firstChild(node) + i;
      if (Arrays.binarySearch(legal, nodes.moves[child]) < 0) {
        fail("node %d: illegal move %d", child, nodes.moves[child]);
      }
      trail.play(nodes.moves[child]);
      assertThatMovesAreLegal(nodes, child, trail);
      trail.undo();
    }
  }

  private static int sumOfChildVisits(TreeNodes nodes, int node) {
    return IntStream.range(0, nodes.childCount(node))
        .map(i -> nodes.visits[nodes.firstChild(node) + i])
        .sum();
  }

  private static TreeNodes searchedTree(
      Position start, TreeSearcher.SelectionPolicy policy, int maxNodes, int workers, long seed) {
    Evaluator evaluator = TreeSearcherTest.evaluator(policy, start.game().id().game());
    TreeNodes root = new TreeNodes(maxNodes);
    root.allocate(1);
    SearchTree tree = new SearchTree(root, EVALUATIONS);
    try (ExecutorService threads = Executors.newCachedThreadPool()) {
      List<Future<?>> runs = new ArrayList<>();
      for (int i = 0; i < workers; i++) {
        TreeWorker worker = policy.worker(evaluator.trail(start, seed + i), tree);
        if (i == 0) {
          worker.expandRoot();
        }
        runs.add(threads.submit(worker::runIterations));
      }
      runs.forEach(run -> assertThatCode(run::get).doesNotThrowAnyException());
    }
    return tree.nodes();
  }
}
