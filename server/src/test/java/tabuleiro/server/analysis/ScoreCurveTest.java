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
import tabuleiro.play.players.Score;
import tabuleiro.protocol.analysis.ScoreCurveJson;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.study.ScoreText;
import tabuleiro.server.view.Variation;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

final class ScoreCurveTest {
  private static final long PATIENCE_SECONDS = 20;

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
    ScoreCurve curve = new ScoreCurve("game", variation);
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    curve.addListener(
        pool,
        now -> {
          if (now.isComplete()) {
            done.complete(true);
          }
        });
    done.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    return curve;
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
  void turningPointsAreCostlyMoves() throws Exception {
    // Red could win at once with d2, and b4 loses at once.
    Position start = Variation.game("talpa", "5x5").parse("r4/1r3/b1r2/1b1r1/2b1r r");
    ScoreCurve curve = computed(Variation.of(start, List.of("b4")));
    assertThat(curve.points().stream().map(ScoreCurve.Point::bar)).containsExactly(1.0, -1.0);
    Messages messages = Messages.of(Language.ENGLISH).forGame("talpa");
    ScoreCurveJson json = ScoreCurveJsonMapper.of("x", curve, 0, messages, _ -> false);
    assertThat(json.complete()).isTrue();
    assertThat(json.turns()).hasSize(1);
    assertThat(json.turns().getFirst().says())
        .startsWith("Ply 1: Red played b4. Before: Proven win for Red")
        .contains("After: Blue wins: Blue's path is open.");
    assertThat(ScoreCurveJsonMapper.of("x", curve, 2, messages, _ -> false).points()).isEmpty();
    ScoreCurveJson withheld = ScoreCurveJsonMapper.of("x", curve, 0, messages, start::equals);
    assertThat(withheld.turns()).isEmpty();
    assertThat(withheld.points().getFirst().bar()).isZero();
    assertThat(withheld.points().getLast()).isEqualTo(json.points().getLast());
  }

  @Test
  void provenDrawHasOwnText() {
    Messages messages = Messages.of(Language.ENGLISH).forGame("morelli");
    assertThat(ScoreText.of(Score.draw(), Side.SECOND, messages)).isEqualTo("Proven draw");
    assertThat(ScoreText.bar(Score.draw(), Side.SECOND)).isZero();
  }

  @Test
  void expectedMoveIsNoTurningPoint() throws Exception {
    Position start = Variation.game("talpa", "3x3").parse("b2/1rr/2r b");
    ScoreCurve curve = computed(Variation.of(start, List.of("a3")));
    assertThat(curve.turningPoints(3, 0)).isEmpty();
  }

  @Test
  void curveWithoutListenersIsNotComputed() throws Exception {
    ScoreCurve curve = new ScoreCurve("game", random("talpa", "8x8"));
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
    assertThat(curve.isComplete()).isFalse();
  }
}
