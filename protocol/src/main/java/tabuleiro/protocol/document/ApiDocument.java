package tabuleiro.protocol.document;

import io.avaje.jsonb.Jsonb;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.protocol.common.ProblemJson;
import tabuleiro.protocol.operation.Operation;
import tabuleiro.protocol.operation.Part;

/// The description of the API in OpenAPI 3.1.
final class ApiDocument {
  private static final String DESCRIPTION =
      "Play, watch and study games over the network. The server acknowledges a change only when it"
          + " is on disk. A program authenticates with `Authorization: Bearer SECRET`: the token of"
          + " a visitor's seat, a secret of its own of at least 22 characters that it uses for all"
          + " its games, or the access token of a member. A page uses a cookie; a request with a"
          + " cookie that changes something must have the server's own `Origin`. Requests with an"
          + " `id` are idempotent: a request that got no response can be sent again with the same"
          + " `id`. A command that was decided on an outdated game gets 409 and the game's `head`."
          + " Any address answers 405 to a method that is not listed here. A request that is not"
          + " valid HTTP gets 400, one with too long an address 414, and one with too many headers"
          + " 431, with the same form of error.";

  private static final Map<Integer, String> FAILURES =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry(400, "The request is invalid, or the rules forbid the action"),
              Map.entry(401, "The session or the access token has ended"),
              Map.entry(403, "The origin or the token does not allow this request"),
              Map.entry(404, "Not found"),
              Map.entry(408, "The body took too long to arrive"),
              Map.entry(409, "Another event was stored first; see `head`"),
              Map.entry(
                  410,
                  "The record of the game is damaged. Trying again does not help; the operator can"
                      + " restore a backup."),
              Map.entry(413, "The body is too large"),
              Map.entry(415, "The body is not JSON"),
              Map.entry(426, "The address is that of a socket, and the request opens none"),
              Map.entry(429, "Too many requests"),
              Map.entry(503, "The database is unavailable; send the request again later")));

  private final List<Operation> operations;
  private final Schemas schemas;

  /// @param operations those that are described, in this order
  /// @param sources those of their records
  ApiDocument(List<Operation> operations, RecordSources sources) {
    this.operations = List.copyOf(operations);
    this.schemas = new Schemas(sources);
  }

  /// Returns the document as values of JSON.
  Map<String, Object> build() {
    schemas.addSent(
        Stream.concat(
            Stream.of(ProblemJson.class),
            operations.stream()
                .flatMap(operation ->
                    Stream.concat(
                        operation.sent().stream(),
                        operation.answer().flatMap(Part.Answer::type).stream()))));
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("openapi", "3.1.0");
    document.put(
        "info",
        ordered(
            "title",
            "Tabuleiro",
            "version",
            "2",
            "description",
            DESCRIPTION,
            "license",
            ordered("name", "Apache-2.0", "identifier", "Apache-2.0")));
    document.put("servers", List.of(Map.of("url", "/")));
    document.put("paths", paths());
    document.put("components", components());
    return document;
  }

  private Map<String, Object> paths() {
    Map<String, Map<String, Object>> paths = new LinkedHashMap<>();
    for (Operation operation : operations) {
      String method = operation.isSocket() ? "get" : operation.method().toLowerCase(Locale.ROOT);
      paths
          .computeIfAbsent(operation.path(), _ -> new LinkedHashMap<>())
          .put(method, operation(operation));
    }
    return new LinkedHashMap<>(paths);
  }

  private Map<String, Object> operation(Operation operation) {
    Map<String, Object> described = new LinkedHashMap<>();
    described.put("summary", (operation.isSocket() ? "WebSocket: " : "") + operation.summary());
    List<Object> parameters = new ArrayList<>();
    operation.parameters().forEach(parameter -> parameters.add(parameter(parameter)));
    if (!parameters.isEmpty()) {
      described.put("parameters", parameters);
    }
    operation
        .request()
        .ifPresent(type ->
            described.put(
                "requestBody",
                ordered(
                    "required",
                    true,
                    "content",
                    withExample(schemas.of(type), operation.example().orElseThrow()))));
    described.put("responses", responses(operation));
    operation
        .callers()
        .ifPresent(callers ->
            described.put(
                "security",
                callers == Part.Callers.PLAYERS
                    ? List.of(Map.of("token", List.of()), Map.of("visitor", List.of()))
                    : List.of(Map.of("visitor", List.of()))));
    if (operation.isSocket()) {
      described.put("x-client", operation.received().stream().map(schemas::of).toList());
      described.put("x-server", operation.sent().stream().map(schemas::of).toList());
    }
    return described;
  }

  private static Map<String, Object> parameter(Part.Parameter parameter) {
    Map<String, Object> schema =
        parameter.values().isEmpty()
            ? Map.of("type", parameter.isNumber() ? "integer" : "string")
            : Schemas.texts(parameter.values());
    return ordered(
        "name",
        parameter.name(),
        "in",
        parameter.isInPath() ? "path" : "query",
        "required",
        parameter.isInPath(),
        "description",
        parameter.description(),
        "schema",
        schema);
  }

  private Map<String, Object> responses(Operation operation) {
    Map<String, Object> responses = new LinkedHashMap<>();
    operation
        .answer()
        .ifPresent(answer ->
            responses.put(
                String.valueOf(answer.status()),
                ordered("description", "success", "content", content(answer))));
    if (operation.isSocket()) {
      responses.put("101", Map.of("description", "success"));
    }
    operation
        .failures()
        .forEach(status ->
            responses.put(
                String.valueOf(status), Map.of("$ref", "#/components/responses/" + status)));
    return responses;
  }

  private Map<String, Object> content(Part.Answer answer) {
    return answer
        .type()
        .map(type -> json(type == Object.class ? Map.of("type", "object") : schemas.of(type)))
        .orElseGet(() -> Map.of(answer.mediaType(), Map.of("schema", Map.of("type", "string"))));
  }

  private static Map<String, Object> json(Map<String, Object> schema) {
    return Map.of("application/json", Map.of("schema", schema));
  }

  private static Map<String, Object> withExample(Map<String, Object> schema, String example) {
    Object value = Jsonb.builder().build().type(Object.class).fromJson(example);
    return Map.of("application/json", ordered("schema", schema, "example", value));
  }

  private Map<String, Object> components() {
    Map<String, Object> responses = new LinkedHashMap<>();
    FAILURES.forEach((status, description) ->
        responses.put(
            String.valueOf(status),
            ordered("description", description, "content", json(schemas.of(ProblemJson.class)))));
    Map<String, Object> callers =
        ordered(
            "token",
            ordered("type", "http", "scheme", "bearer"),
            "visitor",
            ordered("type", "apiKey", "in", "cookie", "name", "visitor"));
    return ordered("securitySchemes", callers, "responses", responses, "schemas", schemas.all());
  }

  /// Returns a map with an order, so that each build writes the same document.
  ///
  /// @param entries a key, its value, and so on
  static Map<String, Object> ordered(Object... entries) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < entries.length; i += 2) {
      map.put((String) entries[i], entries[i + 1]);
    }
    return map;
  }
}
