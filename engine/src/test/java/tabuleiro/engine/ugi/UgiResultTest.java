package tabuleiro.engine.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.rules.Game;

/// The last `info` of a search is about the move that is played; several variations; the static
/// evaluation.
final class UgiResultTest {
  private static String lastMove(List<String> lines) {
    String last = lines.stream().filter(line -> line.contains(" pv ")).toList().getLast();
    return last.replaceFirst(".* pv (\\S+).*", "$1");
  }

  /// Returns all lines up to the best move.
  private static List<String> untilBestMove(UgiConversation engine) throws InterruptedException {
    List<String> lines = new ArrayList<>();
    do {
      lines.addAll(engine.received());
    } while (!lines.getLast().startsWith("bestmove "));
    return lines;
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void lastInfoIsAboutTheMoveThatIsPlayed(Game game) throws Exception {
    try (UgiConversation engine = UgiConversation.of(game)) {
      engine.say("setoption name Hash value 8");
      for (int level : new int[] {9, 5, 2, 1}) {
        engine.say("setoption name Level value " + level);
        StringBuilder moves = new StringBuilder();
        for (int nodes : new int[] {2650, 1, 60, 333, 1500, 800}) {
          engine.say("position startpos" + (moves.isEmpty() ? "" : " moves" + moves));
          engine.say("go nodes " + nodes);
          List<String> lines = untilBestMove(engine);
          String move = lines.getLast().substring("bestmove ".length());
          assertThat(lastMove(lines)).as("level %s, %s", level, lines).isEqualTo(move);
          moves.append(' ').append(move);
        }
      }
    }
  }

  @Test
  void severalVariationsHaveTheirRanks() throws Exception {
    try (UgiConversation engine = new UgiConversation("jostle", "10x10")) {
      assertThat(engine.ask("setoption name MultiPV value 0")).contains("MultiPV is from 1 to 256");
      engine.say("setoption name MultiPV value 3");
      engine.say("go nodes 3000");
      List<String> lines = untilBestMove(engine);
      List<String> last = lines.subList(lines.size() - 4, lines.size() - 1);
      for (int i = 0; i < 3; i++) {
        assertThat(last.get(i)).containsPattern(" seldepth \\d+ multipv " + (i + 1) + " score ");
      }
      assertThat(lastMove(last.subList(0, 1))).isEqualTo(lines.getLast().substring(9));
      assertThat(last.stream().map(line -> lastMove(List.of(line)))).doesNotHaveDuplicates();
    }
  }

  @Test
  void evalIsTheStaticEvaluation() throws Exception {
    try (UgiConversation engine = new UgiConversation("talpa", "3x3")) {
      assertThat(engine.ask("eval")).matches("eval cp -?\\d+");
      engine.assertRefused("eval 2");
      String moves = "";
      while (engine.ask("query gameover").equals("response false")) {
        moves += " " + engine.ask("query legalmoves").substring(9).split(";", 2)[0];
        engine.say("position startpos moves" + moves);
      }
      assertThat(engine.ask("eval")).isEqualTo("eval none");
    }
  }
}
