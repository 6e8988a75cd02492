package tabuleiro.server.account;

import java.io.IOException;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.HttpCookie;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Optional;

/// A browser with its own cookies.
final class TestBrowser implements AutoCloseable {
  private final CookieManager cookies = new CookieManager(null, CookiePolicy.ACCEPT_ALL);
  private final HttpClient client;
  private final String origin;

  TestBrowser(int port) {
    this("localhost", port);
  }

  /// @param host the host in the address of the pages
  TestBrowser(String host, int port) {
    origin = "http://" + host + ":" + port;
    client = HttpClient.newBuilder().cookieHandler(cookies).build();
  }

  private TestBrowser(int port, InetAddress address) {
    origin = "http://127.0.0.1:" + port;
    client = HttpClient.newBuilder().cookieHandler(cookies).localAddress(address).build();
  }

  /// Returns a browser with an address of its own.
  ///
  /// @param number from 2 to 254
  static TestBrowser at(int number, int port) {
    return new TestBrowser(port, InetAddress.ofLiteral("127.0.0." + number));
  }

  /// Sends a request to a path below `/api/v2`, from a page of the server.
  ///
  /// @param json the body; empty for none
  HttpResponse<String> send(String method, String path, String json) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(origin + "/api/v2" + path))
            .header("Origin", origin)
            .header("Content-Type", "application/json")
            .header("User-Agent", "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0")
            .method(
                method, json.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(json))
            .build();
    try {
      return client.send(request, BodyHandlers.ofString());
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  HttpResponse<String> post(String path, String json) {
    return send("POST", path, json);
  }

  String get(String path) {
    return send("GET", path, "").body();
  }

  /// Returns a cookie; empty when there is none.
  Optional<HttpCookie> cookie(String name) {
    return cookies.getCookieStore().getCookies().stream()
        .filter(cookie -> cookie.getName().equals(name))
        .findFirst();
  }

  /// Returns the secret of the visitor or of the device.
  String secret() {
    return cookie("visitor").orElseThrow().getValue();
  }

  @Override
  public void close() {
    client.shutdownNow();
  }
}
