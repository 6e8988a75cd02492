package tabuleiro.terminal.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Position;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

class AnalysisTextTest {
  private static final Position START = Games.find("talpa").orElseThrow().game("3x3").start(1);
  private static final Messages ENGLISH = Messages.of(Language.ENGLISH);
  private static final Messages PORTUGUESE = Messages.of(Language.PORTUGUESE);

  private static SearchInfo thought(Score score) {
    int first = START.parseMove("a1b1");
    int second = START.play(first).parseMove("a2b2");
    return new SearchInfo(1, score, 8, 9, 100, 10, 0, List.of(first, second));
  }

  @Test
  void aHintHasMoveScoreDepthAndVariation() {
    assertThat(AnalysisText.formatHint(thought(Score.estimate(35)), START, "Level 9", ENGLISH))
        .isEqualTo("Level 9 would play a1b1 (score +35, depth 8): a1b1 a2b2");
    assertThat(AnalysisText.formatHint(thought(Score.estimate(35)), START, "Nível 9", PORTUGUESE))
        .isEqualTo("Nível 9 jogaria a1b1 (avaliação +35, profundidade 8): a1b1 a2b2");
  }

  @Test
  void scoresAreFormattedAsText() {
    assertThat(ENGLISH.format(AnalysisText.formatScore(Score.estimate(0)))).isEqualTo("score 0");
    assertThat(ENGLISH.format(AnalysisText.formatScore(Score.estimate(-1200))))
        .isEqualTo("score -1200");
    assertThat(ENGLISH.format(AnalysisText.formatScore(Score.win(5))))
        .isEqualTo("proven win in 5 moves");
    assertThat(ENGLISH.format(AnalysisText.formatScore(Score.win(1))))
        .isEqualTo("proven win in 1 move");
    assertThat(ENGLISH.format(AnalysisText.formatScore(Score.loss(4))))
        .isEqualTo("proven loss in 4 moves");
    assertThat(PORTUGUESE.format(AnalysisText.formatScore(Score.win(1))))
        .isEqualTo("vitória provada em 1 jogada");
    assertThat(PORTUGUESE.format(AnalysisText.formatScore(Score.loss(4))))
        .isEqualTo("derrota provada em 4 jogadas");
    assertThat(ENGLISH.format(AnalysisText.formatScore(Score.draw()))).isEqualTo("proven draw");
    assertThat(PORTUGUESE.format(AnalysisText.formatScore(Score.draw())))
        .isEqualTo("empate provado");
  }

  @Test
  void aLongVariationIsCut() {
    Position position = Games.find("talpa").orElseThrow().game().start(1);
    Position now = position;
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      moves.add(now.moveAt(0));
      now = now.playUnchecked(now.moveAt(0));
    }
    SearchInfo thought = new SearchInfo(1, Score.estimate(0), 9, 9, 100, 10, 0, moves);
    assertThat(AnalysisText.formatVariation(thought, position).split(" ", -1))
        .hasSize(9)
        .endsWith("...");
  }

  @Test
  void beforeTheFirstResultOnlyTheNameIsShown() {
    assertThat(AnalysisText.formatProgress(Optional.empty(), START, "Level 9", ENGLISH))
        .isEqualTo("Level 9 is thinking");
  }
}
