package tabuleiro.wasm;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.teavm.jso.JSExport;
import tabuleiro.text.Language;
import tabuleiro.wasm.answer.OperationAnswer;
import tabuleiro.wasm.answer.OperationRequest;
import tabuleiro.wasm.check.EngineChecks;
import tabuleiro.wasm.link.PageSocket;
import tabuleiro.wasm.page.PageHost;

/// What `worker.js` calls. Answers begin with their status and a space, such as `200 {}`.
/// Parameters are one text: names and values in turn.
public final class BrowserEngine {
  /// Separates the names and values of parameters.
  private static final String SEPARATOR = "\0";

  private static final PageHost HOST = new PageHost(new WorkerLink(), System::currentTimeMillis);

  private BrowserEngine() {}

  /// Starts nothing: the worker calls the other methods.
  public static void main(String[] args) {
    // The runtime of the compiler wants a program.
  }

  /// Answers a request: returns the status and the answer.
  ///
  /// @param name the method and the path, such as `GET /rules/talpa`
  /// @param language the code of the language, such as `pt`
  /// @param parameters those of the query, and the fields of the body
  @JSExport
  public static String answer(String name, String language, String parameters) {
    return text(HOST.answer(name, request(language, parameters)));
  }

  /// Opens a socket.
  ///
  /// @param parameters those of the query
  @JSExport
  public static void open(int socket, String path, String language, String parameters) {
    HOST.open(socket, path, request(language, parameters));
  }

  /// Handles a message over a socket.
  ///
  /// @param parameters its fields
  @JSExport
  public static void receive(int socket, String parameters) {
    HOST.receive(socket, Optional.of(values(parameters)));
  }

  /// Handles a message over a socket that is not a JSON object.
  @JSExport
  public static void receiveUnreadable(int socket) {
    HOST.receive(socket, Optional.empty());
  }

  /// Handles the end of a socket.
  @JSExport
  public static void close(int socket) {
    HOST.close(socket);
  }

  /// Restores what the page has kept under a name.
  @JSExport
  public static void restore(String language, String name, String text) {
    HOST.restore(language(language), name, text);
  }

  /// Does a part of the work that is left. Returns how long nothing is to be done, in milliseconds:
  /// -1 when nothing is left.
  @JSExport
  public static int work() {
    long wait = HOST.work();
    return wait == PageSocket.IDLE ? -1 : (int) Math.min(wait, Integer.MAX_VALUE);
  }

  /// Lets levels resign from now on, because they have failed again and again.
  @JSExport
  public static void giveUp() {
    HOST.giveUp();
  }

  /// Returns the answer to a request with a body that is not a JSON object.
  @JSExport
  public static String unreadable(String language) {
    return text(PageHost.unreadable(language(language)));
  }

  /// Returns the answer to a request during which the program has failed; it was started again.
  @JSExport
  public static String restarted(String language) {
    return text(PageHost.restarted(language(language)));
  }

  /// Returns why the program waits: a part of it cannot be loaded now.
  @JSExport
  public static String unavailable(String language) {
    return PageHost.unavailable(language(language));
  }

  /// Returns the answer to a message over a socket during which the program has failed.
  ///
  /// @param path the path of the socket
  /// @param id the id of the message
  @JSExport
  public static String restartedAt(String path, String language, String id) {
    return PageHost.restartedAt(path, language(language), id);
  }

  /// Runs a check, for tests and for measurements.
  @JSExport
  public static String check(String command) {
    return EngineChecks.run(command);
  }

  private static Language language(String code) {
    return Language.of(code).orElse(Language.ENGLISH);
  }

  private static OperationRequest request(String language, String parameters) {
    return new OperationRequest(language(language), Map.of(), values(parameters));
  }

  private static Map<String, String> values(String parameters) {
    Map<String, String> values = new LinkedHashMap<>();
    String[] parts = parameters.split(SEPARATOR, -1);
    for (int i = 0; i + 1 < parts.length; i += 2) {
      values.put(parts[i], parts[i + 1]);
    }
    return values;
  }

  private static String text(OperationAnswer answer) {
    return answer.status() + " " + answer.text();
  }
}
