package tabuleiro.app.measure;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.app.cli.CommandException;
import tabuleiro.rules.Message;

/// A browser of this machine, without a window, that runs the engine's checks. Its page fetches one
/// check after another from a server on the loopback interface, and sends back the results, so that
/// no driver is needed. Not thread-safe.
final class BrowserProcess implements AutoCloseable {
  /// The longest time of a check, in minutes, with the start of the browser.
  private static final int PATIENCE_MINUTES = 30;

  private static final String PAGE =
      """
      <!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>bench</title>
      <script>
      const worker = new Worker('worker.js');
      const send = (text) => fetch('answer', { method: 'POST', body: text });
      async function next() {
        const check = await (await fetch('check')).text();
        worker.postMessage({ id: 1, check, language: 'en' });
      }
      worker.onerror = ({ message }) => send(message);
      worker.onmessage = async ({ data }) => {
        if (data.id === 1) {
          await send(data.answer);
          next();
        }
      };
      next();
      </script>
      """;

  /// A kind of browser.
  enum Kind {
    /// No sandbox, since Chromium has none for root; the debugging port keeps it running.
    CHROMIUM(
        "chromium-headless-shell chromium chromium-browser google-chrome chrome",
        "--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking"
            + " --remote-debugging-port=0 --user-data-dir=%s"),
    FIREFOX("firefox-esr firefox", "--headless --no-remote --profile %s");

    /// The names of its programs, with spaces between them.
    private final String names;

    /// Its options, with spaces between them; `%s` stands for the folder of its profile.
    private final String options;

    Kind(String names, String options) {
      this.names = names;
      this.options = options;
    }

    /// Returns the program of this kind in the PATH, if there is one.
    Optional<Path> find() {
      List<Path> folders =
          Pattern.compile(Pattern.quote(File.pathSeparator))
              .splitAsStream(System.getenv().getOrDefault("PATH", ""))
              .map(Path::of)
              .toList();
      return Stream.of(names.split(" ", -1))
          .flatMap(name -> folders.stream().map(folder -> folder.resolve(name)))
          .filter(Files::isExecutable)
          .findFirst();
    }

    private Stream<String> options(Path profile) {
      return Stream.of(options.split(" ", -1)).map(option -> option.formatted(profile));
    }
  }

  private final BlockingQueue<String> checks = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
  private final Map<String, byte[]> files;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final HttpServer server;
  private final Path profile;
  private final Process process;

  private BrowserProcess(Kind kind, Path program, Map<String, byte[]> files) throws IOException {
    this.files = files;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.setExecutor(threads);
    server.start();
    profile = Files.createTempDirectory("tabuleiro-bench");
    String address = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    List<String> command =
        Stream.of(Stream.of(program.toString()), kind.options(profile), Stream.of(address))
            .flatMap(part -> part)
            .toList();
    process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
  }

  /// Starts a browser.
  ///
  /// @param program that of [Kind#find()]
  /// @param files the files of the engine by name
  /// @throws CommandException when it cannot be started
  static BrowserProcess start(Kind kind, Path program, Map<String, byte[]> files) {
    try {
      return new BrowserProcess(kind, program, files);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-start", program.toString()), e);
    }
  }

  /// Returns the result of a check of the engine.
  ///
  /// @throws CommandException when the browser ends before
  String run(String check) throws InterruptedException {
    checks.add(check);
    for (int second = 0; second < TimeUnit.MINUTES.toSeconds(PATIENCE_MINUTES); second++) {
      String answer = answers.poll(1, TimeUnit.SECONDS);
      if (answer != null) {
        return answer;
      }
      if (!process.isAlive()) {
        break;
      }
    }
    throw new CommandException(Message.of("bench-browser-ended"));
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String name = exchange.getRequestURI().getPath().substring(1);
      byte[] body =
          switch (name) {
            case "" -> PAGE.getBytes(StandardCharsets.UTF_8);
            case "check" -> checks.take().getBytes(StandardCharsets.UTF_8);
            case "answer" -> {
              answers.add(
                  new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
              yield new byte[] {' '};
            }
            default -> files.getOrDefault(name, new byte[0]);
          };
      String type =
          name.isEmpty()
              ? "text/html; charset=utf-8"
              : name.endsWith(".wasm") ? "application/wasm" : "text/javascript; charset=utf-8";
      exchange.getResponseHeaders().set("Content-Type", type);
      exchange.sendResponseHeaders(
          body.length == 0 ? 404 : 200, body.length == 0 ? -1 : body.length);
      exchange.getResponseBody().write(body);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // The browser is closed.
    }
  }

  @Override
  public void close() {
    List<ProcessHandle> all =
        Stream.concat(process.descendants(), Stream.of(process.toHandle())).toList();
    all.forEach(ProcessHandle::destroyForcibly);
    all.forEach(ended -> ended.onExit().join());
    server.stop(0);
    threads.shutdownNow();
    try (Stream<Path> left = Files.walk(profile)) {
      for (Path path : left.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    } catch (IOException | UncheckedIOException e) {
      // The folder is temporary: the system removes it later.
    }
  }
}
