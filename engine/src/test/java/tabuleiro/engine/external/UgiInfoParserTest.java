package tabuleiro.engine.external;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.games.Games;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Position;

/// The `info` lines of external engines.
final class UgiInfoParserTest {
  private static final Position START = Games.find("talpa").orElseThrow().game("4x4").start(1);

  private static Optional<SearchInfo> parse(String line) {
    return UgiInfoParser.parse(START, UgiLine.splitWords(line), 250);
  }

  private static SearchInfo parsed(String line) {
    return parse(line).orElseThrow();
  }

  @Test
  void completeLineIsParsed() {
    SearchInfo info =
        parsed(
            "info depth 8 seldepth 11 score cp -35 time 999 nodes 1234 nps 9 hashfull 70"
                + " pv a2a1 b2b1");
    assertThat(info.rank()).isOne();
    assertThat(info.score()).isEqualTo(Score.estimate(-35));
    assertThat(info.depth()).isEqualTo(8);
    assertThat(info.selectiveDepth()).isEqualTo(11);
    assertThat(info.nodes()).isEqualTo(1234);
    assertThat(info.timeMillis()).as("by our own watch").isEqualTo(250);
    assertThat(info.hashPermille()).isEqualTo(70);
    assertThat(info.moveTexts(START)).containsExactly("a2a1", "b2b1");
  }

  @Test
  void provenResultsAreParsed() {
    assertThat(parsed("info depth 3 score win 5 pv a2a1").score()).isEqualTo(Score.win(5));
    assertThat(parsed("info depth 3 score loss 4 pv a2a1").score()).isEqualTo(Score.loss(4));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "info",
        "info depth 3",
        "info string proven draw",
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
  void lineWithoutDepthScoreOrLegalMoveIsIgnored(String line) {
    assertThat(parse(line)).isEmpty();
  }

  @Test
  void variationEndsBeforeItsFirstIllegalMove() {
    SearchInfo info = parsed("info depth 3 score cp 1 pv a2a1 a2a1 b2b1");
    assertThat(info.moveTexts(START)).containsExactly("a2a1");
  }

  @Test
  void impossibleNumbersAreIgnored() {
    SearchInfo info =
        parsed(
            "info depth 4 seldepth 1 nodes -7 hashfull 5000 nps x currmove a2a1 lowerbound"
                + " score cp 1 pv a2a1");
    assertThat(info.selectiveDepth()).isEqualTo(4);
    assertThat(info.nodes()).isZero();
    assertThat(info.hashPermille()).isEqualTo(1000);
    assertThat(parsed("info depth 1 nodes 9223372036854775807 score cp 1 pv a2a1").nodesPerSecond())
        .isPositive();
  }

  @Test
  void variationHasABoundedLength() {
    Position start = Games.find("jostle").orElseThrow().game().start(1);
    StringBuilder line = new StringBuilder("info depth 3 score cp 1 pv");
    Position at = start;
    for (int i = 0; i < 40; i++) {
      line.append(' ').append(at.formatMove(at.moveAt(0)));
      at = at.playUnchecked(at.moveAt(0));
    }
    SearchInfo info =
        UgiInfoParser.parse(start, UgiLine.splitWords(line.toString()), 1).orElseThrow();
    assertThat(info.moves()).hasSize(16);
  }
}
