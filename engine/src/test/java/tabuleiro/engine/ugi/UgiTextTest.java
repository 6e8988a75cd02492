package tabuleiro.engine.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Position;

final class UgiTextTest {
  private static final Position POSITION = Games.find("talpa").orElseThrow().game("3x3").start(1);

  private static SearchInfo info(Score score) {
    return new SearchInfo(1, score, 3, 3, 5, 1, 0, List.of(POSITION.moveAt(0)));
  }

  @Test
  void provenDrawIsAnEstimateWithARemark() {
    SearchInfo draw = info(Score.draw());
    assertThat(UgiText.formatInfo(POSITION, draw, false)).contains(" score cp 0 ");
    assertThat(UgiText.formatRemark(draw)).contains("info string proven draw");
  }

  @Test
  void infoHasAllNumbersAndTheVariation() {
    Position start = Games.find("talpa").orElseThrow().game("4x4").start(1);
    int first = start.parseMove("a2a1");
    int second = start.playUnchecked(first).parseMove("b2b1");
    SearchInfo info = new SearchInfo(1, Score.win(3), 8, 11, 12, 250, 7, List.of(first, second));
    assertThat(UgiText.formatInfo(start, info, false))
        .isEqualTo(
            "info depth 8 seldepth 11 score win 3 time 250 nodes 12 nps 48 hashfull 7 pv a2a1"
                + " b2b1");
  }

  @Test
  void otherScoresHaveNoRemark() {
    assertThat(List.of(Score.estimate(0), Score.win(5), Score.loss(4)))
        .allSatisfy(score -> assertThat(UgiText.formatRemark(info(score))).isEmpty());
  }
}
