package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.game.ServedGames;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.http.RawRequest;
import tabuleiro.testkit.TestClient;

/// Every registered route, with the forms of an address and of a request that HTTP/1.1 knows but
/// browsers do not send: a request means the same in each form, or it is refused.
@Tag("full")
final class RequestTargetsTest extends ServedGames {
  private final RegisteredRoutes registered = new RegisteredRoutes();
  private String played = "";

  @Override
  @BeforeAll
  protected void start(@TempDir Path folder) {
    server = Server.start(options(folder), List.of(registered));
    net = TestClient.to(server.port());
    ana = TestPlayer.browser(net, "ana");
    played = ana.make("{'id':'raw','game':'talpa','first':'me','second':'me'}").text("gameId");
  }

  /// Returns one address of each route that answers at once.
  private List<String> addresses() {
    return registered.addresses(played).stream()
        .filter(path -> !path.contains(".gif") && !path.contains("animation"))
        .toList();
  }

  private String ask(String method, String target, String... headers) {
    String[] head = new String[headers.length + 2];
    head[0] = method + " " + target + " HTTP/1.1";
    head[1] = "Host: localhost:" + server.port();
    System.arraycopy(headers, 0, head, 2, headers.length);
    return RawRequest.send(server.port(), head);
  }

  private static int status(String answer) {
    return answer.matches("(?s)HTTP/1.1 \\d{3}.*") ? Integer.parseInt(answer.substring(9, 12)) : 0;
  }

  private static boolean isOurs(String answer) {
    return !answer.contains("Jetty") && !answer.contains("jetty") && !answer.contains("Javalin");
  }

  private static String lastEncoded(String path) {
    char last = path.charAt(path.length() - 1);
    return last == '/'
        ? path
        : path.substring(0, path.length() - 1) + "%%%02X".formatted((int) last);
  }

  @Test
  void formsOfAnAddressThatMeanTheSame() {
    SoftAssertions softly = new SoftAssertions();
    for (String path : addresses()) {
      int plain = status(ask("GET", path));
      Map<String, String> forms = new TreeMap<>();
      forms.put("absolute", "http://localhost:" + server.port() + path);
      forms.put("encoded", lastEncoded(path));
      forms.put("query", path + "?");
      forms.forEach((form, target) -> {
        int answered = status(ask("GET", target));
        if (answered != 429 && plain != 429) {
          // The library compares fixed parts of an address as they are written.
          List<Integer> allowed = form.equals("encoded") ? List.of(plain, 404) : List.of(plain);
          softly.assertThat(answered).as(form + " " + path).isIn(allowed);
        }
      });
      for (String[] headers :
          List.of(
              new String[] {
                "Connection: Upgrade, HTTP2-Settings",
                "Upgrade: h2c",
                "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA"
              },
              new String[] {"Connection: Upgrade", "Upgrade: TLS/1.3"},
              new String[] {"Expect: 100-continue"},
              new String[] {"X-HTTP-Method-Override: DELETE"})) {
        String answer = ask("GET", path, headers).replaceFirst("^HTTP/1.1 100[^\r]*\r\n\r\n", "");
        if (status(answer) != 429 && plain != 429) {
          softly.assertThat(status(answer)).as(List.of(headers) + " " + path).isEqualTo(plain);
        }
      }
    }
    softly.assertAll();
  }

  @Test
  void formsOfAnAddressThatAreRefused() {
    SoftAssertions softly = new SoftAssertions();
    for (String path : addresses()) {
      String rest = path.substring(1);
      for (String target :
          List.of(
              "//" + rest,
              path + "//",
              "/./" + rest,
              "/x/../" + rest,
              "/x/%2e%2e/" + rest,
              "/%2e%2e/" + rest,
              "/.%2E/" + rest,
              path + "%00",
              path + "%0d%0aX:%20y",
              path + "%c0%af",
              path + "%c0%ae%c0%ae",
              path + "%zz",
              path + "%",
              path + "%2",
              path + "%u002f",
              path + "%2Fx",
              path + "%252e",
              path + "%5c..",
              path + "\\x",
              path + ";x=1",
              path + "%3bx",
              path + "?a=%zz",
              path + "?a=%u0041",
              path + "?a=%c0%af&%",
              path + "?a=b;c=d#e",
              "http://[::1/" + rest,
              "ftp://localhost" + path,
              rest.isEmpty() ? "*" : rest)) {
        String answer = ask("GET", target);
        int status = status(answer);
        softly.assertThat(isOurs(answer)).as(target + " " + status).isTrue();
        if (target.contains("?")) {
          softly.assertThat(status).as(target).isBetween(200, 499);
          continue;
        }
        boolean isMissing = path.contains("/none") || path.contains("nowhere");
        softly
            .assertThat(status)
            .as(target)
            .isIn(isMissing ? List.of(400, 404, 429) : List.of(200, 301, 302, 400, 404, 429));
      }
    }
    softly.assertAll();
  }

  @Test
  void otherRequestTargets() {
    Map<String, Integer> expected = new TreeMap<>();
    expected.put("OPTIONS *", 204);
    expected.put("OPTIONS /lobby", 204);
    expected.put("CONNECT localhost:443", 400);
    expected.forEach((request, status) -> {
      String[] words = request.split(" ", 2);
      String answer = ask(words[0], words[1]);
      assertThat(status(answer)).as(request + "\n" + answer).isEqualTo(status);
      assertThat(isOurs(answer)).as(answer).isTrue();
    });
    String preface = RawRequest.send(server.port(), "PRI * HTTP/2.0", "", "SM", "");
    assertThat(status(preface)).as(preface).isIn(400, 426, 505);
    assertThat(isOurs(preface)).as(preface).isTrue();
    String odd = ask("GET", "/health", "Expect: 200-ok");
    assertThat(status(odd)).as(odd).isIn(200, 417);
    assertThat(isOurs(odd)).as(odd).isTrue();
  }

  @Test
  void bodyIsAskedForAndThenRead() {
    String body = "{\"id\":\"e1\",\"game\":\"talpa\"}";
    String answer =
        RawRequest.send(
            server.port(),
            "POST /api/v2/games HTTP/1.1",
            "Host: localhost",
            "Authorization: Bearer " + "e".repeat(32),
            "Content-Type: application/json",
            "Expect: 100-continue",
            "Content-Length: " + body.length(),
            "Connection: close",
            "",
            body);
    assertThat(answer).contains("HTTP/1.1 100").contains("HTTP/1.1 201");
  }
}
