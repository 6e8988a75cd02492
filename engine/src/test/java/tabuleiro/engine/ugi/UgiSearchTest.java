package tabuleiro.engine.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// The UGI command `go`, and what may happen while it searches.
final class UgiSearchTest {
  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void searchReportsProgressAndAnswersALegalMove(Game game) throws Exception {
    try (UgiConversation engine = UgiConversation.of(game)) {
      engine.say("setoption name Hash value 1");
      engine.say("go depth 2");
      List<String> received = engine.received();
      assertThat(received.subList(0, received.size() - 1))
          .isNotEmpty()
          .allMatch(line ->
              line.matches(
                  "info depth \\d+ seldepth \\d+ score (cp -?|win |loss )\\d+ time \\d+"
                      + " nodes \\d+ nps \\d+ hashfull \\d+ pv( \\S+)+"));
      Position start = game.start(1);
      assertThat(received.getLast()).startsWith("bestmove ");
      assertThat(start.isLegal(start.parseMove(received.getLast().substring(9)))).isTrue();
    }
  }

  @Test
  void endIsProvenWithItsDistance() throws Exception {
    try (UgiConversation engine = new UgiConversation("talpa", "3x3")) {
      engine.say("position startpos moves a1b1 a2b2 b1b2 b3a3 c3c2");
      engine.say("go depth 5");
      List<String> received = engine.received();
      assertThat(received.get(received.size() - 2)).contains(" score loss 1 ");
      engine.say("position startpos moves a1b1 a2b2 b1b2 b3a3");
      engine.say("go depth 5");
      received = engine.received();
      assertThat(received.get(received.size() - 2)).contains(" score win 1 ");
    }
  }

  @Test
  void inputIsReadDuringASearchWhichStopEnds() throws Exception {
    try (UgiConversation engine = new UgiConversation("talpa", "8x8")) {
      engine.say("go infinite");
      assertThat(engine.ask("isready")).isEqualTo("readyok");
      assertThat(engine.ask("query p1turn")).isEqualTo("response true");
      for (String line :
          List.of(
              "go depth 1",
              "perft 1",
              "position startpos moves a1b1",
              "setoption name Level value 1",
              "uginewgame")) {
        engine.assertRefused(line);
      }
      assertThat(engine.ask("stop")).startsWith("bestmove ");
      engine.assertSilent("stop");
      assertThat(engine.ask("go depth 1")).startsWith("bestmove ");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 9})
  void goInfiniteWaitsForStopEvenWhenAllIsProven(int level) throws Exception {
    try (UgiConversation engine = new UgiConversation("talpa", "3x3")) {
      engine.say("setoption name Level value " + level);
      engine.say("position startpos moves a1b1 a2b2 b1b2 b3a3 c3c2");
      engine.say("go infinite");
      assertThat(engine.isSilentFor(300)).isTrue();
      assertThat(engine.ask("stop")).startsWith("bestmove ");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"go movetime 30", "go p1time 30 p2time 9", "go p1time -5 p1inc 1000"})
  void onePlyIsSearchedWhenTheOverheadLeavesNoTime(String go) throws Exception {
    try (UgiConversation engine = new UgiConversation("talpa", "8x8")) {
      engine.say(go);
      List<String> received = engine.received();
      assertThat(received).hasSizeGreaterThan(1).last().asString().startsWith("bestmove ");
      assertThat(received.subList(0, received.size() - 1))
          .allMatch(l -> l.startsWith("info depth 1 "));
    }
  }

  @Test
  void lowLevelIsReproducibleWithTheSameSeed() throws Exception {
    assertThat(movesOfLevel(2, 1)).isEqualTo(movesOfLevel(2, 1)).isNotEqualTo(movesOfLevel(2, 2));
    assertThat(movesOfLevel(1, 1)).isEqualTo(movesOfLevel(1, 1)).isNotEqualTo(movesOfLevel(1, 2));
  }

  private static List<String> movesOfLevel(int level, int seed) throws Exception {
    List<String> moves = new ArrayList<>();
    try (UgiConversation engine = new UgiConversation("talpa", "8x8")) {
      engine.say("setoption name Level value " + level);
      engine.say("setoption name Seed value " + seed);
      for (int i = 0; i < 8; i++) {
        engine.say("uginewgame");
        moves.add(engine.ask("go movetime 10000"));
      }
    }
    return moves;
  }

  @Test
  void oneThreadIsReproducible() throws Exception {
    try (UgiConversation engine = new UgiConversation("talpa", "8x8")) {
      assertThat(searchLog(engine)).isEqualTo(searchLog(engine));
    }
  }

  private static List<String> searchLog(UgiConversation engine) throws Exception {
    engine.say("uginewgame");
    engine.say("go nodes 20000");
    return engine.received().stream().map(line -> line.replaceAll("(time|nps) \\d+", "")).toList();
  }
}
