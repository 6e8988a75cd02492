package tabuleiro.server.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.view.analysis.ScoreCurve;
import tabuleiro.view.analysis.ScoreText;
import tabuleiro.view.position.Variation;

final class GrowingScoreCurveTest {
  private static final long PATIENCE_SECONDS = 60;

  private final AnalysisPool pool = new AnalysisPool(1, 2, 4, Duration.ofSeconds(1));

  @AfterEach
  void close() {
    pool.close();
  }

  private static Variation random(String family, String variant) {
    Game game = Variation.game(family, variant);
    RandomGenerator random = SeededRandom.of(3);
    List<Position> positions = new ArrayList<>(List.of(game.start(3)));
    List<Integer> moves = new ArrayList<>();
    while (!positions.getLast().outcome().isOver()) {
      Position now = positions.getLast();
      moves.add(now.moveAt(SeededRandom.nextBelow(random, now.countMoves())));
      positions.add(now.playUnchecked(moves.getLast()));
    }
    return new Variation(positions, moves);
  }

  private ScoreCurve computed(Variation variation) throws Exception {
    GrowingScoreCurve curve = new GrowingScoreCurve("game", variation);
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    curve.addListener(
        pool,
        now -> {
          if (now.isComplete()) {
            done.complete(true);
          }
        });
    done.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    return curve.curve();
  }

  @ParameterizedTest
  @CsvSource({"talpa, 4x4", "jostle, 6x6", "morelli, 5", "niju, most-2", "trench, classic"})
  void sameGameHasSameCurve(String family, String variant) throws Exception {
    Variation whole = random(family, variant);
    int from = Math.max(0, whole.moves().size() - 3);
    Variation end =
        new Variation(
            whole.positions().subList(from, whole.positions().size()),
            whole.moves().subList(from, whole.moves().size()));
    ScoreCurve curve = computed(end);
    assertThat(computed(end).points()).isEqualTo(curve.points());
    assertThat(curve.points()).hasSize(end.positions().size());
    assertThat(curve.points().getLast().bar()).isEqualTo(ScoreText.bar(end.end().outcome()));
  }

  @Test
  void curveWithoutListenersIsNotComputed() throws Exception {
    GrowingScoreCurve curve = new GrowingScoreCurve("game", random("talpa", "8x8"));
    CompletableFuture<Boolean> begun = new CompletableFuture<>();
    Consumer<ScoreCurve> listener =
        now -> {
          if (!now.points().isEmpty()) {
            begun.complete(true);
          }
        };
    curve.addListener(pool, listener);
    begun.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    curve.removeListener(listener);
    while (pool.runningCount() > 0 || pool.waitingCount() > 0) {
      Thread.onSpinWait();
    }
    assertThat(curve.curve().isComplete()).isFalse();
  }
}
