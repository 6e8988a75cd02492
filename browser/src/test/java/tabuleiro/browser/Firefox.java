package tabuleiro.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tabuleiro.testkit.WebSocketClient;

/// A window of the system's Firefox, controlled by WebDriver BiDi, which Firefox speaks without a
/// driver program. Playwright would need a Firefox of its own. Not thread-safe.
final class Firefox implements AutoCloseable {
  private static final String COMMAND = "firefox-esr";
  private static final String LISTENING = "WebDriver BiDi listening on ";
  private static final int PATIENCE_SECONDS = 60;
  private static final int POLL_MILLIS = 50;

  private final HttpClient http = HttpClient.newHttpClient();
  private final WebSocketClient socket = new WebSocketClient(Long.MAX_VALUE);
  private final List<String> errors = new ArrayList<>();
  private final Process process;
  private final String context;
  private int lastId;

  /// A command or a script that has failed.
  private static final class CommandError extends AssertionError {
    private static final long serialVersionUID = 1;

    CommandError(String message) {
      super(message);
    }
  }

  private Firefox(Process process) {
    this.process = process;
    URI address = URI.create(readAddress(process) + "/session");
    http.newWebSocketBuilder()
        .connectTimeout(WebSocketClient.CONNECT_TIMEOUT)
        .buildAsync(address, socket)
        .join();
    call("session.new", "{'capabilities': {}}");
    call("session.subscribe", "{'events': ['log.entryAdded']}");
    context =
        call("browsingContext.getTree", "{'maxDepth': 0}")
            .getAsJsonArray("contexts")
            .get(0)
            .getAsJsonObject()
            .get("context")
            .getAsString();
  }

  /// Starts Firefox.
  ///
  /// @param profile an empty folder for its settings
  static Firefox start(Path profile) {
    try {
      Process process =
          new ProcessBuilder(
                  COMMAND,
                  "--headless",
                  "--no-remote",
                  "--profile",
                  profile.toString(),
                  "--remote-debugging-port",
                  "0")
              .redirectErrorStream(true)
              .start();
      return new Firefox(process);
    } catch (IOException e) {
      throw new UncheckedIOException(
          COMMAND + " cannot be started: install it, such as with apt-get install " + COMMAND, e);
    }
  }

  private static String readAddress(Process process) {
    BufferedReader output = process.inputReader();
    String address =
        output
            .lines()
            .filter(line -> line.startsWith(LISTENING))
            .map(line -> line.substring(LISTENING.length()))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException(COMMAND + " ended before it listened"));
    // A full pipe would stop the browser.
    Thread.ofVirtual().start(() -> output.lines().forEach(line -> {}));
    return address;
  }

  /// Opens an address, and waits until the page is loaded.
  void navigate(String address) {
    JsonObject parameters = ofContext();
    parameters.addProperty("url", address);
    parameters.addProperty("wait", "complete");
    call("browsingContext.navigate", parameters);
  }

  /// Returns the value of a script's expression, which may be a promise, by way of JSON.
  JsonElement evaluate(String expression) {
    JsonObject parameters = new JsonObject();
    parameters.addProperty(
        "expression",
        "Promise.resolve(%s).then(value => JSON.stringify(value ?? null))".formatted(expression));
    parameters.add("target", ofContext());
    parameters.addProperty("awaitPromise", true);
    JsonObject answer = call("script.evaluate", parameters);
    if (!answer.has("result")) {
      throw new CommandError(expression + ": " + answer);
    }
    return JsonParser.parseString(answer.getAsJsonObject("result").get("value").getAsString());
  }

  /// Waits until an expression is true. While one page follows another it may have no value.
  void waitUntil(String condition) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (!isTrue(condition)) {
      if (System.nanoTime() > end) {
        throw new AssertionError("not true in time: " + condition);
      }
      try {
        TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  private boolean isTrue(String condition) {
    try {
      return evaluate("Boolean(%s)".formatted(condition)).getAsBoolean();
    } catch (CommandError e) {
      return false;
    }
  }

  /// Clicks the middle of a box with the mouse.
  ///
  /// @param box an expression whose value is the box in the window
  void click(String box) {
    JsonArray point =
        evaluate("(box => [box.x + box.width / 2, box.y + box.height / 2])(%s)".formatted(box))
            .getAsJsonArray();
    JsonObject move = action("pointerMove");
    move.addProperty("x", Math.round(point.get(0).getAsDouble()));
    move.addProperty("y", Math.round(point.get(1).getAsDouble()));
    JsonObject down = action("pointerDown");
    down.addProperty("button", 0);
    JsonObject up = action("pointerUp");
    up.addProperty("button", 0);
    JsonArray steps = new JsonArray();
    List.of(move, down, up).forEach(steps::add);
    JsonObject mouse = action("pointer");
    mouse.addProperty("id", "mouse");
    mouse.add("actions", steps);
    JsonArray devices = new JsonArray();
    devices.add(mouse);
    JsonObject parameters = ofContext();
    parameters.add("actions", devices);
    call("input.performActions", parameters);
  }

  private static JsonObject action(String type) {
    JsonObject action = new JsonObject();
    action.addProperty("type", type);
    return action;
  }

  /// Returns the errors that the pages have written.
  List<String> errors() {
    return List.copyOf(errors);
  }

  private JsonObject ofContext() {
    JsonObject parameters = new JsonObject();
    parameters.addProperty("context", context);
    return parameters;
  }

  private JsonObject call(String method, String parameters) {
    return call(method, JsonParser.parseString(parameters).getAsJsonObject());
  }

  /// Sends a command and returns its result; the events before it are read too.
  private JsonObject call(String method, JsonObject parameters) {
    lastId++;
    JsonObject command = new JsonObject();
    command.addProperty("id", lastId);
    command.addProperty("method", method);
    command.add("params", parameters);
    socket.send(command.toString());
    while (true) {
      String text = socket.receive();
      if (text.equals(WebSocketClient.CLOSED)) {
        throw new AssertionError("Firefox has closed the connection after " + method);
      }
      JsonObject message = JsonParser.parseString(text).getAsJsonObject();
      switch (message.get("type").getAsString()) {
        case "success" -> {
          return message.getAsJsonObject("result");
        }
        case "error" -> throw new CommandError(method + ": " + message);
        default -> keepError(message.getAsJsonObject("params"));
      }
    }
  }

  private void keepError(JsonObject entry) {
    if (entry.has("level") && entry.get("level").getAsString().equals("error")) {
      errors.add(entry.get("text").toString());
    }
  }

  @Override
  public void close() {
    socket.abort();
    http.shutdownNow();
    process.descendants().forEach(ProcessHandle::destroy);
    process.destroy();
    try {
      process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
