package tabuleiro.app.serving;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// Asks a server, and holds every answer to the document.
final class Described {
  private final Map<String, Object> document;
  private final Schema schema;
  private final Program program;
  private final Set<String> answered = new TreeSet<>();

  /// @param document the description
  /// @param program who asks
  Described(Map<String, Object> document, Program program) {
    this.document = document;
    this.schema = new Schema(document);
    this.program = program;
  }

  /// Returns all that is described, such as `GET /api/v1/lobby`.
  Set<String> operations() {
    Set<String> operations = new TreeSet<>();
    Schema.map(document.get("paths"))
        .forEach((path, item) ->
            Schema.map(item)
                .keySet()
                .forEach(method -> operations.add(method.toUpperCase(Locale.ROOT) + " " + path)));
    return operations;
  }

  /// Returns what was answered as it was wished for.
  Set<String> answered() {
    return answered;
  }

  /// Notes that a socket was talked to.
  void talked(String path) {
    answered.add("GET " + path);
  }

  /// Returns the answer to a question, which has the status and the form that the document gives.
  ///
  /// @param path with the place holders of the document filled in
  Answer ask(int status, String method, String path, String body) throws IOException {
    BodyPublisher content =
        body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body);
    HttpRequest.Builder request = program.request(path).method(method, content);
    if (!body.isEmpty()) {
      request.header("Content-Type", "application/json");
    }
    Answer answer = program.send(request);
    String said = method + " " + path + " -> " + answer.status() + " " + answer.text();
    assertThat(answer.status()).as(said).isEqualTo(status);
    String template = template(method, path.replaceFirst("\\?.*", ""));
    Map<String, Object> item = Schema.map(Schema.map(document.get("paths")).get(template));
    Map<String, Object> operation = Schema.map(item.get(method.toLowerCase(Locale.ROOT)));
    Map<String, Object> responses = Schema.map(operation.get("responses"));
    assertThat(responses).as(method + " " + path).containsKey(String.valueOf(status));
    checkBody(schema.resolve(responses.get(String.valueOf(status))), answer, said);
    if (status < 300) {
      answered.add(method + " " + template);
    }
    return answer;
  }

  private void checkBody(Map<String, Object> response, Answer answer, String said) {
    Map<String, Object> content = Schema.map(response.get("content"));
    if (content.containsKey("application/json")) {
      Object form = Schema.map(content.get("application/json")).get("schema");
      assertThat(schema.flaws(form, Answer.parse(answer.text()), "answer")).as(said).isEmpty();
    }
  }

  /// Returns the described path that a path is of: the one with the fewest place holders.
  private String template(String method, String path) {
    return Schema.map(document.get("paths")).entrySet().stream()
        .filter(entry -> Schema.map(entry.getValue()).containsKey(method.toLowerCase(Locale.ROOT)))
        .map(Map.Entry::getKey)
        .filter(template -> path.matches(pattern(template)))
        .min((a, b) -> Long.compare(holders(a), holders(b)))
        .orElseThrow(() -> new AssertionError(method + " " + path + " is not described"));
  }

  private static String pattern(String template) {
    return Pattern.compile("\\{\\w+}")
        .splitAsStream(template + " ")
        .map(part -> Pattern.quote(part.strip()))
        .reduce((a, b) -> a + "[^/]+" + b)
        .orElseThrow();
  }

  private static long holders(String template) {
    return template.chars().filter(c -> c == '{').count();
  }

  /// Checks a message of a socket against those that the document names for it.
  ///
  /// @param path of the socket, as the document has it
  void check(String path, String message) {
    Map<String, Object> item = Schema.map(Schema.map(document.get("paths")).get(path));
    Object forms = Schema.map(item.get("get")).get("x-server");
    Object value = Answer.parse(message);
    List<List<String>> flaws =
        ((List<?>) Objects.requireNonNull(forms))
            .stream().map(form -> schema.flaws(form, value, "message")).toList();
    assertThat(flaws).as(message).anyMatch(List::isEmpty);
  }
}
