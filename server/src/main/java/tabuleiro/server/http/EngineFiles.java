package tabuleiro.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPOutputStream;
import tabuleiro.protocol.site.PageOperations;

/// Serves the engine for browsers: the script of its worker, and what that loads, now or later.
/// Their address names their content, so that a browser loads them once.
public final class EngineFiles implements Routes {
  /// A server that computes for its visitors itself.
  public static final EngineFiles NONE = new EngineFiles(Map.of());

  /// The script of the worker. Its response alone permits what the engine's runtime needs.
  private static final String WORKER = "worker.js";

  private final SortedMap<String, byte[]> files;
  private final Map<String, byte[]> compressed = new ConcurrentHashMap<>();
  private final String version;

  /// @param files the files by name: the worker, its runtime, its program and the packs of its
  ///   resources
  private EngineFiles(Map<String, byte[]> files) {
    this.files = new TreeMap<>(files);
    StringBuilder contents = new StringBuilder();
    this.files.forEach((name, bytes) -> contents.append(name).append(WebFile.of("", bytes).hash()));
    version = WebFile.of("", contents.toString().getBytes(StandardCharsets.UTF_8)).hash();
  }

  /// Returns what serves files.
  ///
  /// @param files the files by name: the worker, its runtime and its program; empty for [#NONE]
  public static EngineFiles of(Map<String, byte[]> files) {
    return files.isEmpty() ? NONE : new EngineFiles(files);
  }

  /// Each file is compressed once, when it is first asked for: it takes a good part of a second.
  private static byte[] compress(byte[] bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  /// Returns the path of the folder of the files, with a slash at its end; empty without files.
  public Optional<String> folder() {
    return files.isEmpty() ? Optional.empty() : Optional.of("/engine/" + version + "/");
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PageOperations.ENGINE_FILES, this::send);
  }

  private static String type(String name) {
    return switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "js" -> "text/javascript; charset=utf-8";
      case "wasm" -> "application/wasm";
      default -> "application/octet-stream";
    };
  }

  /// Sends a file. Every browser that has WebAssembly with garbage collection accepts gzip.
  private void send(Context context) {
    String name = context.pathParam("file");
    byte[] bytes = files.get(name);
    if (bytes == null || !context.pathParam("version").equals(version)) {
      throw ProblemException.notFound();
    }
    if (name.equals(WORKER)) {
      SecurityHeaders.allowCompiling(context);
    }
    context.header("Cache-Control", WebFile.FOREVER);
    context.header("Content-Encoding", "gzip");
    context.contentType(type(name));
    context.result(compressed.computeIfAbsent(name, _ -> compress(bytes)));
  }
}
