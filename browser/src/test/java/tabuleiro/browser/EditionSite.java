package tabuleiro.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import tabuleiro.server.edition.EditionVersion;
import tabuleiro.server.edition.FileEdition;
import tabuleiro.server.edition.FolderEdition;
import tabuleiro.wasm.BrowserEngine;

/// The editions without a server: the folder on a host of files, below a path, and the one file.
final class EditionSite implements AutoCloseable {
  private static final EditionVersion VERSION = new EditionVersion("Tabuleiro 1.2.3", "42");
  private static final String PREFIX = "/some/where/";

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html",
          "js", "text/javascript",
          "css", "text/css",
          "svg", "image/svg+xml",
          "wasm", "application/wasm",
          "png", "image/png",
          "webp", "image/webp",
          "woff2", "font/woff2",
          "webmanifest", "application/manifest+json");

  private final SortedMap<String, byte[]> files = files(Map.of());
  private final HttpServer server;

  EditionSite() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/", this::send);
    server.start();
  }

  /// Returns the files of the folder.
  ///
  /// @param javadoc the files of the Javadoc
  static SortedMap<String, byte[]> files(Map<String, byte[]> javadoc) {
    return FolderEdition.of(engine(), javadoc, VERSION);
  }

  /// Returns the one file.
  static String file() {
    return FileEdition.of(engine(), VERSION);
  }

  private static Map<String, byte[]> engine() {
    Map<String, byte[]> files = new TreeMap<>();
    String names = new String(engineFile("files.txt"), StandardCharsets.UTF_8);
    names.lines().forEach(name -> files.put(name, engineFile(name)));
    return files;
  }

  private static byte[] engineFile(String name) {
    try (InputStream in = BrowserEngine.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the module wasm has no " + name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void send(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      String name = path.startsWith(PREFIX) ? path.substring(PREFIX.length()) : "none";
      String file = name.isEmpty() || name.endsWith("/") ? name + "index.html" : name;
      byte[] bytes = files.get(file);
      if (bytes == null) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      String type = TYPES.getOrDefault(file.substring(file.lastIndexOf('.') + 1), "text/plain");
      exchange.getResponseHeaders().set("Content-Type", type);
      exchange.sendResponseHeaders(200, bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  /// Returns the address of the first page of the folder, with a slash at its end.
  String address() {
    return "http://localhost:" + server.getAddress().getPort() + PREFIX;
  }

  /// Returns whether the folder has the page with an address, such as `/some/where/pt/learn/`.
  boolean hasPage(String address) {
    String path = address.substring(PREFIX.length());
    return files.containsKey(path.isEmpty() || path.endsWith("/") ? path + "index.html" : path);
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
