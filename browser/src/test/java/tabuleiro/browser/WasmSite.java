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
/// the answer, `messages` has all that the worker has sent, `until(condition)` is a promise of the
/// first of them that meets a condition, and `start(script)` starts a worker.
final class WasmSite implements AutoCloseable {
  private static final String PAGE =
      """
      <!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>engine</title>
      <script>
      const messages = [];
      const waiting = new Set();
      const kept = {};
      let worker;
      let count = 0;
      function start(script) {
        worker?.terminate();
        worker = new Worker(script);
        worker.onmessage = ({ data }) => {
          messages.push(data);
          if (data.keep !== undefined) {
            kept[data.keep] = data.text;
          }
          for (const entry of waiting) {
            if (entry.condition(data)) {
              waiting.delete(entry);
              entry.resolve(data);
            }
          }
        };
      }
      function until(condition) {
        const found = messages.find(condition);
        return found !== undefined
          ? Promise.resolve(found)
          : new Promise((resolve) => waiting.add({ condition, resolve }));
      }
      function ask(message) {
        const id = ++count;
        worker.postMessage({ ...message, id });
        return until((data) => data.id === id);
      }
      start('worker.js');
      </script>
      """;

  /// A worker whose engine traps when something names `trap`.
  private static final String TRAPPING =
      """
      importScripts('runtime.js');
      const untrapped = TeaVM.wasmGC.load;
      TeaVM.wasmGC.load = async (...given) => {
        const { exports } = await untrapped(...given);
        const trapping = (called) => (...values) => {
          if (values.some((value) => String(value).includes('trap'))) {
            throw new WebAssembly.RuntimeError('unreachable');
          }
          return called(...values);
        };
        const get = (_, name) =>
          ['answer', 'receive'].includes(name) ? trapping(exports[name]) : exports[name];
        return { exports: new Proxy({}, { get }) };
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
