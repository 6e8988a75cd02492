package tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tabuleiro.text.Language;

/// The client at a server that gives prepared answers.
final class OnlineClientTest {
  private record Answer(int status, String body) {}

  private final Queue<Answer> answers = new ArrayDeque<>();
  private final List<String> requests = new ArrayList<>();
  private final HttpServer server = start();
  private final OnlineClient client = client(server.getAddress().getPort());

  private static HttpServer start() {
    try {
      return HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static OnlineClient client(int port) {
    return new OnlineClient(
        ServerAddress.parse("http://localhost:" + port),
        VisitorSecret.random(),
        Language.PORTUGUESE);
  }

  @BeforeEach
  void listen() {
    server.createContext("/", this::answer);
    server.start();
  }

  @AfterEach
  void stop() {
    client.close();
    server.stop(0);
  }

  private void answer(HttpExchange exchange) throws IOException {
    requests.add(
        exchange.getRequestURI()
            + " "
            + exchange.getRequestHeaders().getFirst("Authorization").substring(0, 7));
    Answer answer = answers.remove();
    byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().add("Retry-After", "0");
    exchange.sendResponseHeaders(answer.status(), body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  @Test
  void asksInTheUsersLanguageWithATokenOfTheirOwn() {
    answers.add(new Answer(200, "{\"players\":2,\"games\":1,\"unknown\":true}"));
    assertThat(client.connect().players()).isEqualTo(2);
    assertThat(requests).containsExactly("/api/v2/activity?language=pt Bearer ");
  }

  @Test
  void repeatsARequestWhenTheServerIsBusy() {
    answers.add(new Answer(503, "{\"error\":\"unavailable\",\"message\":\"espere\"}"));
    answers.add(new Answer(429, "{\"error\":\"too-many\",\"message\":\"espere\"}"));
    answers.add(new Answer(200, "{\"players\":0,\"games\":0}"));
    assertThat(client.connect().games()).isEqualTo(0);
    assertThat(requests).hasSize(3);
  }

  @Test
  void passesOnTheReasonOfARefusal() {
    answers.add(new Answer(409, "{\"error\":\"taken\",\"message\":\"o lugar foi ocupado\"}"));
    assertThatThrownBy(() -> client.join("abc", "Ana"))
        .isInstanceOf(OnlineException.class)
        .hasMessageContaining("o lugar foi ocupado");
  }

  @Test
  void recognisesAServerOfAnotherKind() {
    answers.add(new Answer(200, "<!doctype html>"));
    assertThatThrownBy(client::connect).hasMessageContaining("online.no-tabuleiro");
    answers.add(new Answer(200, "{\"name\":\"another\"}"));
    assertThatThrownBy(client::connect).hasMessageContaining("online.no-tabuleiro");
    answers.add(new Answer(404, "not found"));
    assertThatThrownBy(client::connect).hasMessageContaining("online.no-tabuleiro");
  }

  @Test
  void reportsThatThereIsNoServer() {
    int port = server.getAddress().getPort();
    server.stop(0);
    try (OnlineClient other = client(port)) {
      assertThatThrownBy(other::connect).hasMessageContaining("online.no-server");
    }
  }
}
