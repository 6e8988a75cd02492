package tabuleiro.server.study;

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
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

final class CurveTest {
  private static final long PATIENCE_SECONDS = 20;

  private final ThinkingPool pool = new ThinkingPool(1, 2, 4, Duration.ofSeconds(1));

  @AfterEach
  void close() {
    pool.close();
  }

  private static LineOfPlay random(String family, String variant) {
    Game game = LineOfPlay.game(family, variant);
    RandomGenerator random = Seeds.random(3);
    List<Position> positions = new ArrayList<>(List.of(game.start(3)));
    List<Integer> moves = new ArrayList<>();
    while (!positions.getLast().outcome().isOver()) {
      Position now = positions.getLast();
      moves.add(now.moveAt(Seeds.below(random, now.countMoves())));
      positions.add(now.playUnchecked(moves.getLast()));
    }
    return new LineOfPlay(positions, moves);
  }

  private Curve computed(LineOfPlay line) throws Exception {
    Curve curve = new Curve("game", line);
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    curve.listen(
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
  void theSameGameHasTheSameCurve(String family, String variant) throws Exception {
    LineOfPlay whole = random(family, variant);
    int from = Math.max(0, whole.moves().size() - 3);
    LineOfPlay end =
        new LineOfPlay(
            whole.positions().subList(from, whole.positions().size()),
            whole.moves().subList(from, whole.moves().size()));
    Curve curve = computed(end);
    assertThat(computed(end).points()).isEqualTo(curve.points());
    assertThat(curve.points()).hasSize(end.positions().size());
    assertThat(curve.points().getLast().bar()).isEqualTo(ScoreText.bar(end.end().outcome()));
  }

  @Test
  void turningPointsAreMovesThatCostMuch() throws Exception {
    // Red could win at once with d2, and b4 loses at once.
    Position start = LineOfPlay.game("talpa", "5x5").parse("r4/1r3/b1r2/1b1r1/2b1r r");
    Curve curve = computed(LineOfPlay.of(start, List.of("b4")));
    assertThat(curve.points().stream().map(Curve.Point::bar)).containsExactly(1.0, -1.0);
    CurveJson told = CurveJson.of("x", curve, 0, Messages.of(Language.ENGLISH).forGame("talpa"));
    assertThat(told.complete()).isTrue();
    assertThat(told.turns()).hasSize(1);
    assertThat(told.turns().getFirst().says())
        .startsWith("Ply 1: Red played b4. Before: Red wins, proven")
        .contains("After: Blue has won: an open path.");
    assertThat(CurveJson.of("x", curve, 2, Messages.of(Language.ENGLISH).forGame("talpa")).points())
        .isEmpty();
  }

  @Test
  void aProvenDrawIsSaidAsSuch() {
    Messages words = Messages.of(Language.ENGLISH).forGame("morelli");
    assertThat(ScoreText.of(Score.draw(), Side.SECOND, words)).isEqualTo("Draw, proven");
    assertThat(ScoreText.bar(Score.draw(), Side.SECOND)).isZero();
  }

  @Test
  void aMoveThatTheComputerExpectedIsNoTurningPoint() throws Exception {
    Position start = LineOfPlay.game("talpa", "3x3").parse("b2/1rr/2r b");
    Curve curve = computed(LineOfPlay.of(start, List.of("a3")));
    assertThat(curve.turns(3, 0)).isEmpty();
  }

  @Test
  void aCurveThatNobodyLooksAtWaits() throws Exception {
    Curve curve = new Curve("game", random("talpa", "8x8"));
    CompletableFuture<Boolean> begun = new CompletableFuture<>();
    Consumer<Curve> listener =
        now -> {
          if (!now.points().isEmpty()) {
            begun.complete(true);
          }
        };
    curve.listen(pool, listener);
    begun.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    curve.leave(listener);
    while (pool.thinking() > 0 || pool.waiting() > 0) {
      Thread.onSpinWait();
    }
    assertThat(curve.isComplete()).isFalse();
  }
}
