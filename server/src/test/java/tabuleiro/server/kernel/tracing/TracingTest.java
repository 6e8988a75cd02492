package tabuleiro.server.kernel.tracing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.Server;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.TestClient;

/// What a collector receives of a game between a human and a computer.
@Tag("full")
final class TracingTest {
  private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
  private static final String CALLER = "00f067aa0ba902b7";
  private static final String TOKEN = "hiddenToken12345678901234567890ab";

  @TempDir private Path folder = Path.of("");

  private OtlpCollector collector;
  private Server server;
  private TestClient client;

  @BeforeEach
  void start() throws IOException {
    collector = new OtlpCollector();
    server =
        Server.start(
            ServerOptions.of(new DatabaseAddress.Sqlite(folder.resolve("games.db")), 0)
                .withTraces(TraceOptions.of(Optional.of(collector.address()), Map.of())));
    client = TestClient.to(server.port());
  }

  @AfterEach
  void stop() {
    client.close();
    server.close();
    collector.close();
  }

  @Test
  void traceLeadsFromRequestToComputersMove() {
    TestPlayer player = TestPlayer.program(client, TOKEN);
    String game =
        player
            .make("{'id':'hiddenGame123456','game':'talpa','first':'me','second':'1'}")
            .text("gameId");
    Json state = player.game(game);
    String move =
        TestPlayer.command(
            state, "'action':'move','targets':" + TestPlayer.path(state.at("position")));
    HttpResponse<String> answer =
        client.post(
            "/api/v2/games/" + game + "/commands",
            move.replace('\'', '"'),
            "Authorization",
            "Bearer " + TOKEN,
            "traceparent",
            "00-" + TRACE + "-" + CALLER + "-01");
    assertThat(answer.body()).contains("\"accepted\":true");

    CollectedSpan request = collector.await(span -> span.parent().equals(CALLER));
    assertThat(request.trace()).isEqualTo(TRACE);
    assertThat(request.name()).isEqualTo("POST /api/v2/games/{id}/commands");
    assertThat(request.service()).isEqualTo("tabuleiro");
    assertThat(request.attributes())
        .containsEntry("http.request.method", "POST")
        .containsEntry("http.route", "/api/v2/games/{id}/commands")
        .containsEntry("http.response.status_code", "200");
    CollectedSpan command = child(request, "command");
    assertThat(command.attributes())
        .containsEntry("tabuleiro.action", "move")
        .containsEntry("tabuleiro.outcome", "accepted");
    CollectedSpan commit = child(command, "commit");
    assertThat(Integer.parseInt(commit.attributes().get("tabuleiro.jobs"))).isPositive();
    assertThat(commit.nanos()).isPositive().isLessThanOrEqualTo(command.nanos());
    CollectedSpan answered = child(command, "computer move");
    assertThat(answered.attributes())
        .containsEntry("tabuleiro.game", "talpa")
        .containsEntry("tabuleiro.player", "1");
    assertThat(child(child(answered, "computer command"), "commit").hasFailed()).isFalse();
    assertThat(collector.received()).doesNotContain(game, TOKEN, "hidden", "127.0.0.1");
  }

  @Test
  void malformedCauseBeginsATrace() {
    client.get("/api/v2/lobby", "traceparent", "00-" + TRACE + "-<script>-01");
    CollectedSpan request = collector.await(span -> span.name().equals("GET /api/v2/lobby"));
    assertThat(request.parent()).isEmpty();
    assertThat(request.trace()).isNotEqualTo(TRACE);
  }

  @Test
  void variablesOfOpenTelemetrySwitchTracesOn() {
    assertThat(TraceOptions.of(Optional.empty(), Map.of()).isOn()).isFalse();
    assertThat(
            TraceOptions.of(Optional.empty(), Map.of("OTEL_EXPORTER_OTLP_ENDPOINT", "http://x"))
                .isOn())
        .isTrue();
    assertThat(TraceOptions.of(Optional.empty(), Map.of("OTEL_TRACES_EXPORTER", "otlp")).isOn())
        .isTrue();
  }

  private CollectedSpan child(CollectedSpan parent, String name) {
    return collector.await(span -> span.isChildOf(parent) && span.name().equals(name));
  }
}
