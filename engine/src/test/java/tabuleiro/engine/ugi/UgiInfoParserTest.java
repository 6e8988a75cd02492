package tabuleiro.engine.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.games.Games;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Position;

/// What outside engines say that they see.
final class UgiInfoParserTest {
  private static final Position START = Games.find("talpa").orElseThrow().game("4x4").start(1);

  private static Optional<SearchInfo> parse(String line) {
    return UgiInfoParser.parse(START, UgiText.splitWords(line), 250);
  }

  private static SearchInfo seen(String line) {
    return parse(line).orElseThrow();
  }

  @Test
  void aWholeLineIsUnderstood() {
    SearchInfo thought =
        seen(
            "info depth 8 seldepth 11 score cp -35 time 999 nodes 1234 nps 9 hashfull 70"
                + " pv a2a1 b2b1");
    assertThat(thought.rank()).isOne();
    assertThat(thought.score()).isEqualTo(Score.estimate(-35));
    assertThat(thought.depth()).isEqualTo(8);
    assertThat(thought.selectiveDepth()).isEqualTo(11);
    assertThat(thought.nodes()).isEqualTo(1234);
    assertThat(thought.timeMillis()).as("by our own watch").isEqualTo(250);
    assertThat(thought.hashPermille()).isEqualTo(70);
    assertThat(thought.moveTexts(START)).containsExactly("a2a1", "b2b1");
  }

  @Test
  void provenResultsAreUnderstood() {
    assertThat(seen("info depth 3 score win 5 pv a2a1").score()).isEqualTo(Score.win(5));
    assertThat(seen("info depth 3 score loss 4 pv a2a1").score()).isEqualTo(Score.loss(4));
  }

  @Test
  void whatOursSaysIsReadBack() {
    SearchInfo thought =
        seen("info depth 8 seldepth 11 score win 3 nodes 12 hashfull 7 pv a2a1 b2b1");
    assertThat(seen(UgiText.formatInfo(START, thought))).isEqualTo(thought);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "info",
        "info depth 3",
        "info string depth 3 score cp 1 pv a2a1",
        "info depth 3 score cp 1 string pv a2a1",
        "info depth 3 score cp 1 pv",
        "info depth 3 score cp 1 pv a1a2",
        "info depth 3 score cp 1 pv \u0007",
        "info depth 3 pv a2a1",
        "info score cp 1 pv a2a1",
        "info depth -3 score cp 1 pv a2a1",
        "info depth x score cp 1 pv a2a1",
        "info depth 99999999999 score cp 1 pv a2a1",
        "info depth 3 score cp 9999999 pv a2a1",
        "info depth 3 score cp -9999999 pv a2a1",
        "info depth 3 score win -1 pv a2a1",
        "info depth 3 score loss x pv a2a1",
        "info depth 3 score mate 2 pv a2a1",
        "info depth 3 multipv 2 score cp 1 pv a2a1",
        "info depth 3 score",
        "info depth 3 pv a2a1 score cp 1",
        "info depth",
      })
  void aLineWithoutDepthScoreOrALegalMoveSaysNothing(String line) {
    assertThat(parse(line)).isEmpty();
  }

  @Test
  void theLineOfPlayEndsBeforeItsFirstIllegalMove() {
    SearchInfo thought = seen("info depth 3 score cp 1 pv a2a1 a2a1 b2b1");
    assertThat(thought.moveTexts(START)).containsExactly("a2a1");
  }

  @Test
  void numbersThatCannotBeAreLeftOut() {
    SearchInfo thought =
        seen(
            "info depth 4 seldepth 1 nodes -7 hashfull 5000 nps x currmove a2a1 lowerbound"
                + " score cp 1 pv a2a1");
    assertThat(thought.selectiveDepth()).isEqualTo(4);
    assertThat(thought.nodes()).isZero();
    assertThat(thought.hashPermille()).isEqualTo(1000);
    assertThat(seen("info depth 1 nodes 9223372036854775807 score cp 1 pv a2a1").nodesPerSecond())
        .isPositive();
  }

  @Test
  void theLineOfPlayHasABoundedLength() {
    Position start = Games.find("jostle").orElseThrow().game().start(1);
    StringBuilder line = new StringBuilder("info depth 3 score cp 1 pv");
    Position at = start;
    for (int i = 0; i < 40; i++) {
      line.append(' ').append(at.formatMove(at.moveAt(0)));
      at = at.playUnchecked(at.moveAt(0));
    }
    SearchInfo thought =
        UgiInfoParser.parse(start, UgiText.splitWords(line.toString()), 1).orElseThrow();
    assertThat(thought.moves()).hasSize(16);
  }
}
