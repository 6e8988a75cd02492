package tabuleiro.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tabuleiro.server.game.Json;

/// The operations that openapi.json describes.
///
/// @param document the parsed document
record DescribedApi(Json document) {
  /// An operation.
  ///
  /// @param method such as `POST`
  /// @param path with the parameters in braces
  /// @param statuses those that the document names
  /// @param fields the names of the fields of the body, if there is one
  /// @param queries the names of the parameters of the query
  record Operation(
      String method, String path, Set<String> statuses, List<String> fields, List<String> queries) {
    @Override
    public String toString() {
      return method + " " + path;
    }
  }

  /// Returns all operations over HTTP.
  List<Operation> operations() {
    List<Operation> all = new ArrayList<>();
    map(document.at("paths"))
        .forEach((path, item) ->
            map(new Json(item))
                .forEach((method, operation) -> {
                  Json described = new Json(operation);
                  Set<String> statuses = new TreeSet<>(map(described.at("responses")).keySet());
                  if (!statuses.contains("101")) {
                    all.add(
                        new Operation(
                            method.toUpperCase(Locale.ROOT),
                            path,
                            statuses,
                            fields(described),
                            queries(described)));
                  }
                }));
    return all;
  }

  private List<String> fields(Json operation) {
    if (!operation.has("requestBody")) {
      return List.of();
    }
    Json schema = operation.at("requestBody", "content", "application/json", "schema");
    return List.copyOf(map(resolve(schema).at("properties")).keySet());
  }

  private List<String> queries(Json operation) {
    if (!operation.has("parameters")) {
      return List.of();
    }
    return ((List<?>) operation.at("parameters").value())
        .stream()
            .map(parameter -> resolve(new Json(parameter)))
            .filter(parameter -> parameter.text("in").equals("query"))
            .map(parameter -> parameter.text("name"))
            .toList();
  }

  private Json resolve(Json object) {
    return Optional.of(object)
        .filter(found -> found.has("$ref"))
        .map(found -> {
          String[] names = found.text("$ref").split("/", -1);
          return document.at("components", names[2], names[3]);
        })
        .orElse(object);
  }

  @SuppressWarnings("unchecked") // The names of JSON's fields are texts.
  private static Map<String, Object> map(Json object) {
    return (Map<String, Object>) object.value();
  }
}
