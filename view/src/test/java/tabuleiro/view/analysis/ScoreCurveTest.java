package tabuleiro.view.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.StopSignal;
import tabuleiro.protocol.analysis.ScoreCurveJson;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.position.Variation;

final class ScoreCurveTest {
  private static ScoreCurve computed(Variation variation) {
    StopSignal stop = new StopSignal();
    return new ScoreCurve(
        variation,
        variation.positions().stream()
            .map(position -> ScoreCurve.evaluate(position, stop))
            .toList());
  }

  @Test
  void turningPointsAreCostlyMoves() {
    // Red could win at once with d2, and b4 loses at once.
    Position start = Variation.game("talpa", "5x5").parse("r4/1r3/b1r2/1b1r1/2b1r r");
    ScoreCurve curve = computed(Variation.of(start, List.of("b4")));
    assertThat(curve.points().stream().map(ScoreCurve.Point::bar)).containsExactly(1.0, -1.0);
    Messages messages = Messages.of(Language.ENGLISH).forGame("talpa");
    ScoreCurveJson json = ScoreCurveJsonMapper.of("x", curve, 0, messages, _ -> false);
    assertThat(json.complete()).isTrue();
    assertThat(json.turningPoints()).hasSize(1);
    assertThat(json.turningPoints().getFirst().text())
        .startsWith("Move 1: Red played b4. Before: Proven win for Red")
        .contains("After: Blue wins: Blue's path is open.");
    assertThat(json.turningPoints().getFirst().explanation())
        .isEqualTo("removes e1: it wins at once.");
    assertThat(ScoreCurveJsonMapper.of("x", curve, 2, messages, _ -> false).points()).isEmpty();
    ScoreCurveJson withheld = ScoreCurveJsonMapper.of("x", curve, 0, messages, start::equals);
    assertThat(withheld.turningPoints()).isEmpty();
    assertThat(withheld.points().getFirst().advantage()).isZero();
    assertThat(withheld.points().getLast()).isEqualTo(json.points().getLast());
  }

  @Test
  void provenDrawHasOwnText() {
    Messages messages = Messages.of(Language.ENGLISH).forGame("morelli");
    assertThat(ScoreText.of(Score.draw(), Side.SECOND, messages)).isEqualTo("Proven draw");
    assertThat(ScoreText.bar(Score.draw(), Side.SECOND)).isZero();
  }

  @Test
  void expectedMoveIsNoTurningPoint() {
    Position start = Variation.game("talpa", "3x3").parse("b2/1rr/2r b");
    ScoreCurve curve = computed(Variation.of(start, List.of("a3")));
    assertThat(curve.turningPoints(3, 0)).isEmpty();
  }
}
