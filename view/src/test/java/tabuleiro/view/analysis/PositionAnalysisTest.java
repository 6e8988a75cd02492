package tabuleiro.view.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.StopSignal;
import tabuleiro.protocol.study.EngineLinesJson;
import tabuleiro.protocol.study.EngineLinesJson.ScoredVariation;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.position.Variation;

final class PositionAnalysisTest {
  private static final Messages MESSAGES = Messages.of(Language.ENGLISH).forGame("talpa");

  @Test
  void aVariationSaysWhyItsFirstMoveIsGood() {
    // Red wins at once with d2; b4 loses at once.
    Position position = Variation.game("talpa", "5x5").parse("r4/1r3/b1r2/1b1r1/2b1r r");
    List<EngineLinesJson> received = new ArrayList<>();
    new PositionAnalysis(position, 5, 2_000, MESSAGES).run("x", new StopSignal(), received::add);
    List<ScoredVariation> variations = received.getLast().variations();
    assertThat(variations.getFirst().reason()).isEqualTo("it wins at once");
    assertThat(variations)
        .filteredOn(variation -> variation.score().startsWith("loss"))
        .isNotEmpty()
        .allSatisfy(variation -> assertThat(variation.reason()).isEqualTo(variation.scoreText()));
  }

  @Test
  void aNegativeScoreHasAMinusSign() {
    assertThat(ScoreText.figure(Score.estimate(5), Side.SECOND, MESSAGES)).isEqualTo("−5");
    assertThat(ScoreText.figure(Score.estimate(5), Side.FIRST, MESSAGES)).isEqualTo("+5");
    assertThat(ScoreText.figure(Score.estimate(0), Side.FIRST, MESSAGES)).isEqualTo("0");
  }
}
