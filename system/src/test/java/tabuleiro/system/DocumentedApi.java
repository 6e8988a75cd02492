package tabuleiro.system;

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

/// Sends requests to a server, and checks every response against its OpenAPI document.
final class DocumentedApi {
  private final Map<String, Object> document;
  private final JsonSchema schema;
  private final ApiClient client;
  private final Set<String> succeeded;

  /// @param document the OpenAPI document
  /// @param client sends the requests
  DocumentedApi(Map<String, Object> document, ApiClient client) {
    this(document, client, new TreeSet<>());
  }

  private DocumentedApi(Map<String, Object> document, ApiClient client, Set<String> succeeded) {
    this.succeeded = succeeded;
    this.document = document;
    this.schema = new JsonSchema(document);
    this.client = client;
  }

  /// Returns all documented operations, such as `GET /api/v2/lobby`.
  Set<String> operations() {
    Set<String> operations = new TreeSet<>();
    JsonSchema.map(document.get("paths"))
        .forEach((path, item) ->
            JsonSchema.map(item)
                .keySet()
                .forEach(method -> operations.add(method.toUpperCase(Locale.ROOT) + " " + path)));
    return operations;
  }

  /// Returns the same for another client.
  DocumentedApi with(ApiClient other) {
    return new DocumentedApi(document, other, succeeded);
  }

  /// Returns the operations that have succeeded.
  Set<String> succeeded() {
    return succeeded;
  }

  /// Notes that messages of a socket were exchanged.
  void noteSocket(String path) {
    succeeded.add("GET " + path);
  }

  /// Sends a request, and checks that the response has the expected status and the documented form.
  ///
  /// @param path with values in place of the parameters of the document
  ApiResponse request(int status, String method, String path, String body) throws IOException {
    BodyPublisher content =
        body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body);
    HttpRequest.Builder request = client.request(path).method(method, content);
    if (!body.isEmpty()) {
      request.header("Content-Type", "application/json");
    }
    ApiResponse response = client.send(request);
    String exchange = method + " " + path + " -> " + response.status() + " " + response.text();
    assertThat(response.status()).as(exchange).isEqualTo(status);
    String template = template(method, path.replaceFirst("\\?.*", ""));
    Map<String, Object> item = JsonSchema.map(JsonSchema.map(document.get("paths")).get(template));
    Map<String, Object> operation = JsonSchema.map(item.get(method.toLowerCase(Locale.ROOT)));
    Map<String, Object> responses = JsonSchema.map(operation.get("responses"));
    assertThat(responses).as(method + " " + path).containsKey(String.valueOf(status));
    checkBody(schema.resolve(responses.get(String.valueOf(status))), response, exchange);
    if (status < 300) {
      succeeded.add(method + " " + template);
    }
    return response;
  }

  private void checkBody(Map<String, Object> documented, ApiResponse response, String exchange) {
    Map<String, Object> content = JsonSchema.map(documented.get("content"));
    if (content.containsKey("application/json")) {
      Object messageSchema = JsonSchema.map(content.get("application/json")).get("schema");
      assertThat(schema.errors(messageSchema, ApiResponse.parse(response.text()), "response"))
          .as(exchange)
          .isEmpty();
    }
  }

  /// Returns the documented path that matches a path: the one with the fewest parameters.
  private String template(String method, String path) {
    return JsonSchema.map(document.get("paths")).entrySet().stream()
        .filter(
            entry -> JsonSchema.map(entry.getValue()).containsKey(method.toLowerCase(Locale.ROOT)))
        .map(Map.Entry::getKey)
        .filter(template -> path.matches(pattern(template)))
        .min((a, b) -> Long.compare(parameters(a), parameters(b)))
        .orElseThrow(() -> new AssertionError(method + " " + path + " is not documented"));
  }

  private static String pattern(String template) {
    return Pattern.compile("\\{\\w+}")
        .splitAsStream(template + " ")
        .map(part -> Pattern.quote(part.strip()))
        .reduce((a, b) -> a + "[^/]+" + b)
        .orElseThrow();
  }

  private static long parameters(String template) {
    return template.chars().filter(c -> c == '{').count();
  }

  /// Checks a message of a socket against the schemas that the document gives for it.
  ///
  /// @param path the path of the socket in the document
  void check(String path, String message) {
    Map<String, Object> item = JsonSchema.map(JsonSchema.map(document.get("paths")).get(path));
    Object messageSchemas = JsonSchema.map(item.get("get")).get("x-server");
    Object value = ApiResponse.parse(message);
    List<List<String>> errors =
        ((List<?>) Objects.requireNonNull(messageSchemas))
            .stream().map(messageSchema -> schema.errors(messageSchema, value, "message")).toList();
    assertThat(errors).as(message).anyMatch(List::isEmpty);
  }
}
