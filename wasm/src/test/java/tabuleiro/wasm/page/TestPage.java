package tabuleiro.wasm.page;

import io.avaje.jsonb.Jsonb;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.protocol.common.ProblemJson;
import tabuleiro.text.Language;
import tabuleiro.wasm.answer.OperationAnswer;
import tabuleiro.wasm.answer.OperationRequest;
import tabuleiro.wasm.link.PageLink;
import tabuleiro.wasm.link.PageSocket;

/// A page without a browser: it asks a [PageHost], and keeps what is to be kept.
public final class TestPage implements PageLink {
  private static final Jsonb JSON = Jsonb.builder().build();

  private final Map<String, String> kept = new LinkedHashMap<>();
  private final Map<String, String> broken = new LinkedHashMap<>();
  private final Map<Integer, List<String>> messages = new LinkedHashMap<>();
  private final Map<Integer, Integer> closed = new LinkedHashMap<>();
  private long millis = 1_764_000_000_000L;
  private PageHost host = new PageHost(this, () -> millis);

  @Override
  public void send(int socket, String text) {
    messages.computeIfAbsent(socket, _ -> new ArrayList<>()).add(text);
  }

  @Override
  public void close(int socket, int code) {
    closed.put(socket, code);
  }

  @Override
  public void keep(String name, String text) {
    kept.put(name, text);
  }

  @Override
  public void reportBroken(String name, String message) {
    broken.put(name, message);
  }

  /// Loads the page again: nothing is left but what was kept.
  public void reload() {
    host = new PageHost(this, () -> millis);
    messages.clear();
    Map.copyOf(kept).forEach((name, text) -> host.restore(Language.ENGLISH, name, text));
  }

  /// Lets time pass.
  public void pass(long passed) {
    millis += passed;
  }

  /// Lets the host work until nothing is to be done for longer than a limit, in milliseconds.
  public void work(long limit) {
    long wait = host.work();
    while (wait <= limit) {
      millis += wait;
      wait = host.work();
    }
  }

  /// Lets the host work until nothing is to be done for a while.
  public void work() {
    work(PageSocket.IDLE - 1);
  }

  public PageHost host() {
    return host;
  }

  public Map<String, String> kept() {
    return kept;
  }

  public Map<String, String> broken() {
    return broken;
  }

  public Map<Integer, Integer> closed() {
    return closed;
  }

  public long millis() {
    return millis;
  }

  /// Asks in English.
  ///
  /// @param name the method and the path
  /// @param fields names and values in turn
  public OperationAnswer ask(String name, String... fields) {
    return host.answer(name, new OperationRequest(Language.ENGLISH, Map.of(), values(fields)));
  }

  /// Returns an answer as a record.
  public <T> T ask(Class<T> type, String name, String... fields) {
    OperationAnswer answer = ask(name, fields);
    if (answer.status() >= 400) {
      throw new AssertionError(name + " was refused: " + answer);
    }
    return read(type, answer.text());
  }

  /// Returns the problem with which a request is refused.
  public ProblemJson refusal(String name, String... fields) {
    OperationAnswer answer = ask(name, fields);
    if (answer.status() < 400) {
      throw new AssertionError(name + " was not refused: " + answer);
    }
    return read(ProblemJson.class, answer.text());
  }

  public void open(int socket, String path, String... query) {
    host.open(socket, path, new OperationRequest(Language.ENGLISH, Map.of(), values(query)));
  }

  /// Sends a message over a socket, and returns the answers.
  ///
  /// @param fields names and values in turn
  public List<String> tell(int socket, String... fields) {
    int before = messages(socket).size();
    host.receive(socket, Optional.of(values(fields)));
    return messages(socket).subList(before, messages(socket).size());
  }

  public List<String> messages(int socket) {
    return messages.getOrDefault(socket, List.of());
  }

  public String lastMessage(int socket) {
    return messages(socket).getLast();
  }

  public static <T> T read(Class<T> type, String json) {
    return JSON.type(type).fromJson(json);
  }

  private static Map<String, String> values(String... fields) {
    Map<String, String> values = new LinkedHashMap<>();
    for (int i = 0; i < fields.length; i += 2) {
      values.put(fields[i], fields[i + 1]);
    }
    return values;
  }
}
