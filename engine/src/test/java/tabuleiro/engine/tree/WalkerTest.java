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
import tabuleiro.engine.Experts;
import tabuleiro.engine.knowledge.Expert;
import tabuleiro.engine.knowledge.Line;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;
import tabuleiro.rules.Trail;

/// What several walkers leave of one tree, again and again, with room for few nodes.
@Execution(ExecutionMode.CONCURRENT)
final class WalkerTest {
  private static final int WALKERS = 4;
  private static final int TIMES = 15;
  private static final long JUDGED = 8_000;

  /// Of so many visits, one may be lost between walkers.
  private static final int LOST = 20;

  @ParameterizedTest
  @CsvSource({
    "talpa, 8x8, ROLLOUT, 2000",
    "talpa, 8x8, ROLLOUT, 1000000",
    "niju, most, EVALUATION, 4000",
    "niju, most, EVALUATION, 1000000",
    "jostle, 6x6, EVALUATION, 500"
  })
  void aTreeIsSoundWhoeverHasWalkedThere(
      String family, String variant, TreeSearcher.Kind kind, int mostNodes) {
    for (int seed = 1; seed <= TIMES; seed++) {
      Position start = Games.find(family).orElseThrow().game(variant).start(seed);
      Nodes alone = grown(start, kind, mostNodes, 1, seed);
      assertThat(alone.visits[Tree.ROOT]).isEqualTo((int) JUDGED);
      assertThat(childrensVisits(alone, Tree.ROOT)).isEqualTo((int) JUDGED);
      assertThatNothingIsUnderWay(alone, Tree.ROOT);
      Nodes shared = grown(start, kind, mostNodes, WALKERS, seed);
      assertThat(shared.size()).as("seed %d", seed).isLessThanOrEqualTo(mostNodes);
      assertThat(shared.visits[Tree.ROOT]).isBetween((int) (JUDGED - JUDGED / LOST), (int) JUDGED);
      assertThatMovesAreLegal(shared, Tree.ROOT, start.trail());
    }
  }

  private static void assertThatNothingIsUnderWay(Nodes nodes, int node) {
    assertThat(nodes.underWay[node]).isZero();
    assertThat(childrensVisits(nodes, node)).isLessThanOrEqualTo(nodes.visits[node]);
    for (int i = 0; i < nodes.children(node); i++) {
      assertThatNothingIsUnderWay(nodes, nodes.firstChild(node) + i);
    }
  }

  private static void assertThatMovesAreLegal(Nodes nodes, int node, Trail trail) {
    assertThat(nodes.points[node]).isBetween(0f, 1f);
    int count = nodes.children(node);
    if (count == 0) {
      return;
    }
    int[] legal = trail.position().legalMoves();
    assertThat((int) nodes.moves[node]).isEqualTo(legal.length);
    for (int i = 0; i < count; i++) {
      int child = nodes.firstChild(node) + i;
      assertThat(legal).contains(nodes.move[child]);
      trail.play(nodes.move[child]);
      assertThatMovesAreLegal(nodes, child, trail);
      trail.undo();
    }
  }

  private static int childrensVisits(Nodes nodes, int node) {
    return IntStream.range(0, nodes.children(node))
        .map(i -> nodes.visits[nodes.firstChild(node) + i])
        .sum();
  }

  private static Nodes grown(
      Position start, TreeSearcher.Kind kind, int mostNodes, int walkers, long seed) {
    Expert expert = Experts.of(start.game().id().game());
    Nodes root = new Nodes(mostNodes);
    root.add(1);
    Tree tree = new Tree(root, JUDGED);
    try (ExecutorService threads = Executors.newCachedThreadPool()) {
      List<Future<?>> walks = new ArrayList<>();
      for (int i = 0; i < walkers; i++) {
        Line line = expert.line(start, expert.weights());
        Walker walker = kind.walker(line, tree, Seeds.random(seed + i));
        if (i == 0) {
          walker.openRoot();
        }
        walks.add(threads.submit(walker::walkOn));
      }
      walks.forEach(walk -> assertThatCode(walk::get).doesNotThrowAnyException());
    }
    return tree.nodes();
  }
}
