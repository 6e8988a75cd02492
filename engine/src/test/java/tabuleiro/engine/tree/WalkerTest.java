package tabuleiro.engine.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.engine.Experts;
import tabuleiro.engine.knowledge.Expert;
import tabuleiro.engine.knowledge.Line;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;

/// What several walkers leave of one tree, again and again, with room for few nodes.
final class WalkerTest {
  private static final int WALKERS = 4;
  private static final int TIMES = 15;
  private static final long JUDGED = 8_000;

  @ParameterizedTest
  @CsvSource({
    "talpa, 8x8, ROLLOUT, 2000",
    "talpa, 8x8, ROLLOUT, 1000000",
    "niju, most, EVALUATION, 4000",
    "niju, most, EVALUATION, 1000000",
    "jostle, 6x6, EVALUATION, 500"
  })
  void noVisitIsLostOrLeftUnderWay(
      String family, String variant, TreeSearcher.Kind kind, int mostNodes) {
    for (int seed = 1; seed <= TIMES; seed++) {
      Position start = Games.find(family).orElseThrow().game(variant).start(seed);
      Nodes nodes = grown(start, kind, mostNodes, seed);
      assertThat(nodes.size()).isLessThanOrEqualTo(mostNodes);
      assertThat(nodes.visits[Tree.ROOT]).as("seed %d", seed).isEqualTo((int) JUDGED);
      assertThat(childrensVisits(nodes, Tree.ROOT)).isEqualTo((int) JUDGED);
      addUp(nodes, Tree.ROOT);
    }
  }

  /// A walk that goes through a node counts in one child, or ends there.
  private static void addUp(Nodes nodes, int node) {
    assertThat((int) nodes.underWay[node]).isZero();
    assertThat(nodes.points[node]).isBetween(0f, 1f);
    assertThat(childrensVisits(nodes, node)).isLessThanOrEqualTo(nodes.visits[node]);
    for (int i = 0; i < nodes.children[node]; i++) {
      addUp(nodes, nodes.firstChild[node] + i);
    }
  }

  private static int childrensVisits(Nodes nodes, int node) {
    int first = nodes.firstChild[node];
    return IntStream.range(first, first + nodes.children[node])
        .map(child -> nodes.visits[child])
        .sum();
  }

  private static Nodes grown(Position start, TreeSearcher.Kind kind, int mostNodes, long seed) {
    Expert expert = Experts.of(start.game().id().game());
    Nodes root = new Nodes(mostNodes);
    root.add(1);
    Tree tree = new Tree(root, JUDGED);
    try (ExecutorService threads = Executors.newCachedThreadPool()) {
      for (int i = 0; i < WALKERS; i++) {
        Line line = expert.line(start, expert.weights());
        Walker walker = kind.walker(line, tree, Seeds.random(seed + i));
        if (i == 0) {
          walker.openRoot();
        }
        threads.execute(walker::walkOn);
      }
    }
    return tree.nodes();
  }
}
