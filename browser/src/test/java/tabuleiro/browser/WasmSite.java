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
import tabuleiro.wasm.BrowserEngine;

/// Serves the engine's worker, and a page that asks it. In the page, `ask(message)` is a promise of
/// the last answer, `answers` has all of them, and `start(script)` starts a worker.
final class WasmSite implements AutoCloseable {
  private static final String PAGE =
      """
      <!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>engine</title>
      <script>
      const answers = [];
      const waiting = new Map();
      let worker;
      let count = 0;
      function start(script) {
        worker = new Worker(script);
        worker.onmessage = ({ data }) => {
          answers.push({ ...data, at: performance.now() });
          if (data.status !== 200 || !data.answer.startsWith('{"type":"variations"') || data.answer.includes('"last":true')) {
            waiting.get(data.id)?.(data);
          }
        };
      }
      function ask(message) {
        const id = message.id ?? `${++count}`;
        return new Promise((resolve) => {
          waiting.set(id, resolve);
          worker.postMessage({ ...message, id });
        });
      }
      start('worker.js');
      </script>
      """;

  /// A worker whose engine traps when it is asked for a game of that name.
  private static final String TRAPPING =
      """
      importScripts('runtime.js');
      const load = TeaVM.wasmGC.load;
      TeaVM.wasmGC.load = async (...given) => {
        const { exports } = await load(...given);
        const answer = (operation, language, parameters) => {
          if (parameters.includes('trap')) throw new WebAssembly.RuntimeError('unreachable');
          return exports.answer(operation, language, parameters);
        };
        return { exports: { ...exports, answer, restarted: exports.restarted } };
      };
      const importAll = importScripts;
      self.importScripts = (name) => name === 'runtime.js' || importAll(name);
      importAll('worker.js');
      """;

  private static final Map<String, String> TYPES =
      Map.of("/engine.wasm", "application/wasm", "/", "text/html; charset=utf-8");

  private final HttpServer server;

  WasmSite() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/", WasmSite::send);
    server.start();
  }

  private static void send(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      byte[] body =
          switch (path) {
            case "/" -> PAGE.getBytes(StandardCharsets.UTF_8);
            case "/trapping.js" -> TRAPPING.getBytes(StandardCharsets.UTF_8);
            default -> file(path.substring(1));
          };
      exchange
          .getResponseHeaders()
          .set("Content-Type", TYPES.getOrDefault(path, "text/javascript; charset=utf-8"));
      exchange.sendResponseHeaders(200, body.length);
      exchange.getResponseBody().write(body);
    }
  }

  private static byte[] file(String name) throws IOException {
    try (InputStream in = BrowserEngine.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("no file " + name);
      }
      return in.readAllBytes();
    }
  }

  /// Returns the address of the page.
  String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
