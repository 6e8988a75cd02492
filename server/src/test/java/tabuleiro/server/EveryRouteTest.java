package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.testkit.TestClient;

/// Every registered route, and every operation that openapi.json describes, with the methods and
/// headers that a framework handles in its own way unless it is told otherwise.
@Tag("full")
final class EveryRouteTest extends ServedGames {
  /// Headers that differ between two answers to the same request.
  private static final Set<String> CHANGING =
      Set.of("x-request-id", "date", "transfer-encoding", "location", "retry-after");

  private final RegisteredRoutes registered = new RegisteredRoutes();
  private String played = "";

  @Override
  @BeforeAll
  protected void start(@TempDir Path folder) {
    server = Server.start(options(folder), List.of(registered));
    net = TestClient.to(server.port());
    ana = TestPlayer.browser(net, "ana");
    bruno = TestPlayer.browser(net, "bruno");
    played = ana.make("{'id':'every','game':'talpa','first':'me','second':'me'}").text("gameId");
    ana.move(played);
  }

  private List<String> addresses() {
    return registered.addresses(played);
  }

  private HttpResponse<String> ask(String method, String path, String... headers) {
    return net.send(net.call(path, headers).method(method, BodyPublishers.noBody()));
  }

  /// Pictures have a limit of their own, which the requests of this class exceed.
  private static boolean isLimited(HttpResponse<String> answer) {
    return answer.statusCode() == 429;
  }

  private static Map<String, List<String>> headers(HttpResponse<String> answer) {
    Map<String, List<String>> kept = new TreeMap<>(answer.headers().map());
    kept.keySet().removeIf(name -> CHANGING.contains(name.toLowerCase(Locale.ROOT)));
    return kept;
  }

  @Test
  void knowsTheRoutes() {
    assertThat(registered.gets()).hasSizeGreaterThan(60).contains("/health", "/api/v2/archive");
    assertThat(registered.others()).hasSizeGreaterThan(20);
  }

  @Test
  void headIsAnsweredAsGetWithoutContent() {
    SoftAssertions softly = new SoftAssertions();
    for (String path : addresses()) {
      for (String coding : List.of("identity", "gzip")) {
        String[] asked = {"Accept-Encoding", coding, "Accept", "text/html"};
        HttpResponse<String> get = ask("GET", path, asked);
        HttpResponse<String> head = ask("HEAD", path, asked);
        if (isLimited(get) || isLimited(head)) {
          continue;
        }
        softly.assertThat(head.statusCode()).as(path).isEqualTo(get.statusCode());
        softly.assertThat(head.body()).as(path).isEmpty();
        Map<String, List<String>> expected = headers(get);
        Map<String, List<String>> actual = headers(head);
        // Between the requests the time in a game has changed, or a count in the metrics.
        long length = length(expected);
        softly.assertThat(length(actual)).as(path).isCloseTo(length, within(length / 10 + 1));
        expected.remove("content-length");
        actual.remove("content-length");
        softly.assertThat(actual).as(path).isEqualTo(expected);
      }
    }
    softly.assertAll();
  }

  /// Returns the length of the content; 0 where the header does not say it.
  private static long length(Map<String, List<String>> headers) {
    return headers.getOrDefault("content-length", List.of()).stream()
        .mapToLong(Long::parseLong)
        .sum();
  }

  @Test
  void otherMethodsAreRefusedWithThoseThatAreAllowed() {
    SoftAssertions softly = new SoftAssertions();
    for (String path : addresses()) {
      boolean isRoute = !path.contains("nowhere");
      for (String method : List.of("OPTIONS", "TRACE", "PATCH", "BREW", "get")) {
        HttpResponse<String> answer = ask(method, path);
        int allowed = method.equals("OPTIONS") ? 204 : 405;
        softly.assertThat(answer.statusCode()).as(method + path).isEqualTo(isRoute ? allowed : 404);
        if (isRoute) {
          softly
              .assertThat(answer.headers().firstValue("Allow").orElse(""))
              .as(method + path)
              .contains("GET, HEAD")
              .endsWith("OPTIONS");
        }
      }
    }
    softly.assertAll();
  }

  @Test
  void describedOperationsAreAllowed() {
    for (DescribedApi.Operation operation :
        new DescribedApi(Json.read(ana.get("/openapi.json"))).operations()) {
      HttpResponse<String> answer = ask("OPTIONS", RequestExamples.address(operation, played));
      assertThat(answer.statusCode()).as(operation.toString()).isEqualTo(204);
      assertThat(answer.headers().firstValue("Allow").orElse("").split(", "))
          .as(operation.toString())
          .contains(operation.method());
    }
  }

  @Test
  void rangesAndConditionsChangeNoAnswer() {
    SoftAssertions softly = new SoftAssertions();
    for (String path : addresses()) {
      HttpResponse<String> whole = ask("GET", path);
      for (List<String> header :
          List.of(
              List.of("Range", "bytes=0-3"),
              List.of("Range", "bytes=9999999-"),
              List.of("Range", "lines=1"),
              List.of("If-None-Match", "\"other\""),
              List.of("If-Match", "\"other\""),
              List.of("If-Modified-Since", "Fri, 01 Jan 2100 00:00:00 GMT"),
              List.of("Accept-Encoding", "br"),
              List.of("Accept-Encoding", "gzip;q=0"))) {
        HttpResponse<String> answer = ask("GET", path, header.toArray(String[]::new));
        if (isLimited(answer) || isLimited(whole)) {
          continue;
        }
        softly.assertThat(answer.statusCode()).as(path + header).isEqualTo(whole.statusCode());
        softly.assertThat(answer.headers().firstValue("Content-Encoding")).as(path).isEmpty();
      }
    }
    softly.assertAll();
  }

  @Test
  void everyAnswerVariesByCodingAndKnownContentIsNotSentAgain() {
    SoftAssertions softly = new SoftAssertions();
    for (String path : addresses()) {
      HttpResponse<String> answer = ask("GET", path, "Accept-Encoding", "gzip");
      softly
          .assertThat(answer.headers().firstValue("Vary").orElse(""))
          .as(path)
          .contains("Accept-Encoding");
      String tag = answer.headers().firstValue("ETag").orElse("");
      if (!tag.isEmpty()) {
        for (String sent : List.of(tag, "*", "\"x\", " + tag, tag.replaceFirst("W/", ""))) {
          for (String method : List.of("GET", "HEAD")) {
            HttpResponse<String> known = ask(method, path, "If-None-Match", sent);
            softly.assertThat(known.statusCode()).as(path + sent).isEqualTo(304);
            softly.assertThat(known.body()).isEmpty();
            softly.assertThat(known.headers().firstValue("ETag")).hasValue(tag);
            softly
                .assertThat(known.headers().firstValue("Vary").orElse(""))
                .contains("Accept-Encoding");
          }
        }
      }
    }
    softly.assertAll();
  }

  @Test
  void plainRequestForSocketIsToldToUpgrade() {
    for (String path : List.of("/api/v2/lobby/live", "/api/v2/games/" + played + "/live")) {
      HttpResponse<String> answer = ask("GET", path);
      assertThat(answer.statusCode()).isEqualTo(426);
      assertThat(answer.headers().firstValue("Upgrade")).hasValue("websocket");
      assertThat(Json.read(answer).text("message")).contains("WebSocket");
    }
  }

  @Test
  void allowedMethodsAreThoseOfTheRoutes() {
    List<String> sorted = registered.others().stream().sorted(Comparator.naturalOrder()).toList();
    for (String route : sorted) {
      String path = route.replaceAll("\\{\\w+}", "none");
      assertThat(ask("OPTIONS", path).statusCode()).as(path).isEqualTo(204);
    }
  }
}
