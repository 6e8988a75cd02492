package tabuleiro.server.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.protocol.analysis.AnalysisStatusJson;
import tabuleiro.protocol.analysis.StaticEvaluationJson;
import tabuleiro.protocol.study.EngineLinesJson;
import tabuleiro.rules.Position;
import tabuleiro.server.game.NewGames;
import tabuleiro.server.http.JsonAnswers;
import tabuleiro.server.study.ServedStudies;
import tabuleiro.testkit.WebSocketClient;
import tabuleiro.text.Language;
import tabuleiro.view.analysis.AnalysisStatusJsonMapper;
import tabuleiro.view.position.MoveJsonMapper;
import tabuleiro.view.position.Variation;
import tabuleiro.view.text.MessageCatalogue;

/// Analyses and score curves over a socket.
final class AnalysisRoutesTest extends ServedStudies {
  @Test
  void analysisSendsVariationsUntilStopped() {
    WebSocketClient socket = net.connect("/api/v2/analysis");
    socket.send(
        """
        {"type":"analyse","id":"a","game":"talpa","variant":"8x8","variationCount":2}\
        """);
    String first = socket.receive();
    EngineLinesJson lines = JsonAnswers.parse(first, EngineLinesJson.class);
    assertThat(lines.type()).isEqualTo("variations");
    assertThat(lines.id()).isEqualTo("a");
    assertThat(lines.variations()).hasSize(2);
    assertThat(lines.variations().getFirst().advantage()).isBetween(-1.0, 1.0);
    socket.send("{\"type\":\"stop\"}");
    String last = socket.receive();
    while (!last.contains("\"ended\"")) {
      last = socket.receive();
    }
    assertThat(JsonAnswers.parse(last, AnalysisStatusJson.class))
        .isEqualTo(AnalysisStatusJsonMapper.ended("a", "asked"));
    socket.close();
  }

  @Test
  void staticEvaluationIsExplainedFirst() {
    WebSocketClient socket = net.connect("/api/v2/analysis?language=pt");
    socket.send(
        """
        {"type":"analyse","id":"e","game":"trench","variant":"classic","explain":true}\
        """);
    StaticEvaluationJson explained =
        JsonAnswers.parse(socket.receive(), StaticEvaluationJson.class);
    assertThat(explained.type()).isEqualTo("evaluation");
    assertThat(explained.id()).isEqualTo("e");
    assertThat(explained.features())
        .extracting(StaticEvaluationJson.FeatureShare::name)
        .contains("O que a rede neuronal acrescenta");
    assertThat(explained.worths()).hasSize(32).containsKeys("a1", "h8");
    assertThat(socket.receive()).contains("\"type\":\"variations\"");
    socket.send(
        """
        {"type":"analyse","id":"r","game":"talpa","variant":"8x8","explain":true}\
        """);
    String answer = socket.receive();
    while (!answer.contains("\"evaluation\"")) {
      answer = socket.receive();
    }
    assertThat(JsonAnswers.parse(answer, StaticEvaluationJson.class).features())
        .as("judged by random games")
        .isEmpty();
    socket.close();
  }

  @Test
  void provenResultHasOwnText() {
    WebSocketClient socket = net.connect("/api/v2/analysis?language=pt");
    Position won = Variation.game("talpa", "5x5").parse("r1b2/1r2r/r2br/1br1b/b1r1b r");
    socket.send(
        """
        {"type":"analyse","id":"b","game":"talpa","variant":"5x5",
        "position":"r1b2/1r2r/r2br/1br1b/b1r1b r"}\
        """);
    EngineLinesJson lines = JsonAnswers.parse(socket.receive(), EngineLinesJson.class);
    while (!lines.last()) {
      lines = JsonAnswers.parse(socket.receive(), EngineLinesJson.class);
    }
    assertThat(lines.variations().getFirst())
        .isEqualTo(
            new EngineLinesJson.ScoredVariation(
                "win 1",
                1,
                true,
                "Vitória provada (Vermelho), com a próxima jogada",
                "Vermelho em 1",
                "ganha de imediato",
                List.of("c2b2"),
                MoveJsonMapper.of(
                    won,
                    won.parseMove("c2b2"),
                    MessageCatalogue.of(Language.PORTUGUESE, "talpa"))));
    assertThat(socket.receive()).contains("\"type\":\"ended\"").contains("\"done\"");
    socket.close();
  }

  @Test
  void rejectsInvalidAnalyses() {
    WebSocketClient socket = net.connect("/api/v2/analysis");
    String over = "{\"type\":\"analyse\",\"id\":\"c\",\"game\":\"talpa\",\"variant\":\"3x3\",";
    socket.send(over + "\"position\":\"b2/1rr/2r b\",\"moves\":[\"a3\"]}");
    assertThat(socket.receive())
        .contains("\"refused\"")
        .contains("the game is over in this position");
    socket.send(over + "\"moves\":[\"a1b2\"]}");
    assertThat(socket.receive()).contains("\"id\":\"c\"").contains("(rule 4)");
    socket.send(over + "\"variationCount\":99}");
    assertThat(socket.receive()).contains("'variationCount' must be between 1 and 5");
    socket.send("{\"type\":\"analyse\",\"game\":\"talpa\"}");
    assertThat(socket.receive()).contains("'variant' is missing");
    socket.send("{\"type\":\"dance\"}");
    assertThat(socket.receive()).contains("'dance'");
    socket.send("nonsense");
    assertThat(socket.receive()).contains("\"refused\"");
    socket.send("{\"type\":\"curve\",\"id\":\"d\",\"gameId\":\"none\"}");
    assertThat(socket.receive()).contains("\"id\":\"d\"").contains("\"refused\"");
    socket.send("{\"type\":\"ping\",\"id\":\"e\"}");
    assertThat(socket.receive()).contains("\"pong\"");
    socket.close();
  }

  /// Not even its players may see the curve, which would help them.
  @Test
  void gameInProgressHasNoCurve() {
    Seat ana = Seat.human("Ana");
    SessionSetup setup = SessionSetup.of(Games.find("talpa").orElseThrow().game(), 1, ana, ana);
    String id = games.create(NewGames.taken(setup, GameSeries.SINGLE), 1000).id();
    String why = "the game is still in progress; its curve is available when it is over";
    assertThat(refused("/games/" + id + "/curve")).contains(why);
    WebSocketClient socket = net.connect("/api/v2/analysis");
    socket.send("{\"type\":\"curve\",\"gameId\":\"" + id + "\"}");
    assertThat(socket.receive()).contains("\"refused\"").contains(why);
    socket.close();
  }

  @Tag("full")
  @Test
  void analysesDoNotWaitForCurves() {
    List<String> played = Stream.generate(() -> finished(8)).limit(5).toList();
    List<WebSocketClient> readers = new ArrayList<>();
    for (String id : played) {
      WebSocketClient reader = net.connect("/api/v2/analysis");
      reader.send("{\"type\":\"curve\",\"gameId\":\"" + id + "\"}");
      readers.add(reader);
    }
    WebSocketClient socket = net.connect("/api/v2/analysis");
    socket.send("{\"type\":\"analyse\",\"id\":\"a\",\"game\":\"talpa\",\"variant\":\"8x8\"}");
    assertThat(socket.receive()).startsWith("{\"type\":\"variations\"");
    String last = readers.getLast().receive();
    while (!last.contains("\"complete\":true")) {
      last = readers.getLast().receive();
    }
    readers.forEach(WebSocketClient::close);
    socket.close();
  }
}
