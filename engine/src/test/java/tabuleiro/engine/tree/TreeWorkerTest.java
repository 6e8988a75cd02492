package tabuleiro.engine.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;
import tabuleiro.rules.Trail;

/// What several walkers leave of one tree, again and again, with room for few nodes.
@Execution(ExecutionMode.CONCURRENT)
final class TreeWorkerTest {
  private static final int WALKERS = 4;
  private static final int TIMES = 15;
  private static final long JUDGED = 8_000;

  /// Of so many visits, one may be lost between walkers.
  private static final int LOST = 20;

  @ParameterizedTest
  @CsvSource({
    "talpa, 8x8, RAVE, 2000",
    "talpa, 8x8, RAVE, 1000000",
    "niju, most, PUCT, 4000",
    "niju, most, PUCT, 1000000",
    "jostle, 6x6, PUCT, 500"
  })
  void aTreeIsSoundWhoeverHasWalkedThere(
      String family, String variant, TreeSearcher.SelectionPolicy policy, int mostNodes) {
    for (int seed = 1; seed <= TIMES; seed++) {
      Position start = Games.find(family).orElseThrow().game(variant).start(seed);
      TreeNodes alone = grown(start, policy, mostNodes, 1, seed);
      assertThat(alone.visits[SearchTree.ROOT]).isEqualTo((int) JUDGED);
      assertThat(childrensVisits(alone, SearchTree.ROOT)).isEqualTo((int) JUDGED);
      assertThatNothingIsUnderWay(alone, SearchTree.ROOT);
      TreeNodes shared = grown(start, policy, mostNodes, WALKERS, seed);
      assertThat(shared.size()).as("seed %d", seed).isLessThanOrEqualTo(mostNodes);
      assertThat(shared.visits[SearchTree.ROOT])
          .isBetween((int) (JUDGED - JUDGED / LOST), (int) JUDGED);
      assertThatMovesAreLegal(shared, SearchTree.ROOT, start.trail());
    }
  }

  private static void assertThatNothingIsUnderWay(TreeNodes nodes, int node) {
    assertThat(nodes.virtualLosses[node]).isZero();
    assertThat(childrensVisits(nodes, node)).isLessThanOrEqualTo(nodes.visits[node]);
    for (int i = 0; i < nodes.childCount(node); i++) {
      assertThatNothingIsUnderWay(nodes, nodes.firstChild(node) + i);
    }
  }

  private static void assertThatMovesAreLegal(TreeNodes nodes, int node, Trail trail) {
    assertThat(nodes.meanPoints[node]).isBetween(0f, 1f);
    int count = nodes.childCount(node);
    if (count == 0) {
      return;
    }
    int[] legal = trail.position().legalMoves();
    assertThat((int) nodes.legalMoveCounts[node]).isEqualTo(legal.length);
    for (int i = 0; i < count; i++) {
      int child = nodes.firstChild(node) + i;
      assertThat(legal).contains(nodes.moves[child]);
      trail.play(nodes.moves[child]);
      assertThatMovesAreLegal(nodes, child, trail);
      trail.undo();
    }
  }

  private static int childrensVisits(TreeNodes nodes, int node) {
    return IntStream.range(0, nodes.childCount(node))
        .map(i -> nodes.visits[nodes.firstChild(node) + i])
        .sum();
  }

  private static TreeNodes grown(
      Position start, TreeSearcher.SelectionPolicy policy, int mostNodes, int walkers, long seed) {
    Evaluator evaluator = TreeSearcherTest.evaluator(policy, start.game().id().game());
    TreeNodes root = new TreeNodes(mostNodes);
    root.allocate(1);
    SearchTree tree = new SearchTree(root, JUDGED);
    try (ExecutorService threads = Executors.newCachedThreadPool()) {
      List<Future<?>> walks = new ArrayList<>();
      for (int i = 0; i < walkers; i++) {
        TreeWorker worker = policy.worker(evaluator.trail(start, seed + i), tree);
        if (i == 0) {
          worker.expandRoot();
        }
        walks.add(threads.submit(worker::runIterations));
      }
      walks.forEach(walk -> assertThatCode(walk::get).doesNotThrowAnyException());
    }
    return tree.nodes();
  }
}
