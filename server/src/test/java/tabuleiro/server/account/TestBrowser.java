package tabuleiro.server.account;

import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.HttpCookie;
import java.net.InetAddress;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Optional;
import tabuleiro.testkit.TestClient;

/// A browser with its own cookies.
final class TestBrowser implements AutoCloseable {
  private static final String FIREFOX =
      "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0";

  private final CookieManager cookies = new CookieManager(null, CookiePolicy.ACCEPT_ALL);
  private final TestClient net;

  TestBrowser(int port) {
    this("localhost", port);
  }

  /// @param host the host in the address of the pages
  TestBrowser(String host, int port) {
    this(HttpClient.newBuilder(), "http://" + host + ":" + port);
  }

  private TestBrowser(HttpClient.Builder builder, String origin) {
    HttpClient client = builder.cookieHandler(cookies).build();
    net = new TestClient(client, origin, List.of("Origin", origin, "User-Agent", FIREFOX));
  }

  /// Returns a browser with an address of its own.
  ///
  /// @param number from 2 to 254
  static TestBrowser at(int number, int port) {
    InetAddress address = InetAddress.ofLiteral("127.0.0." + number);
    return new TestBrowser(
        HttpClient.newBuilder().localAddress(address), "http://127.0.0.1:" + port);
  }

  /// Sends a request to a path below `/api/v2`, from a page of the server.
  ///
  /// @param json the body; empty for none
  HttpResponse<String> send(String method, String path, String json) {
    return net.send(net.callWithJson(method, "/api/v2" + path, json));
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
    net.close();
  }
}
