package tabuleiro.server.http;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Message;

/// Reads the JSON of a request, by the letter of RFC 8259. It also refuses a name that occurs twice
/// in an object. Values are maps, lists, texts, numbers of the type [java.math.BigDecimal],
/// booleans, and [#NULL].
final class JsonParser {
  /// Stands for `null`.
  static final Object NULL = new Object();

  private static final JsonFactory JSON = new JsonFactory();

  /// No request has deeper objects and lists than this.
  private static final int MAX_DEPTH = 8;

  private final com.fasterxml.jackson.core.JsonParser tokens;

  private JsonParser(com.fasterxml.jackson.core.JsonParser tokens) {
    this.tokens = tokens;
  }

  /// Parses a text.
  ///
  /// @throws ProblemException when it is not exactly one JSON value, or a name occurs twice
  static Object parse(String text) {
    try (var tokens = JSON.createParser(text)) {
      Object value = new JsonParser(tokens).value(tokens.nextToken(), "", 1);
      if (tokens.nextToken() == null) {
        return value;
      }
    } catch (IOException e) {
      // The text is no JSON; what the library says of it names classes.
    }
    throw notJson();
  }

  static ProblemException notJson() {
    return new ProblemException(400, "json", Message.of("http.json"));
  }

  /// Reads the value that begins with a token.
  ///
  /// @param path what leads to the value, for messages
  private Object value(@Nullable JsonToken token, String path, int depth) throws IOException {
    if (token == null || depth > MAX_DEPTH) {
      throw notJson();
    }
    return switch (token) {
      case START_OBJECT -> object(path.isEmpty() ? "" : path + ".", depth);
      case START_ARRAY -> list(path, depth);
      case VALUE_STRING -> tokens.getText();
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> tokens.getDecimalValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> NULL;
      case END_OBJECT, END_ARRAY, FIELD_NAME, VALUE_EMBEDDED_OBJECT, NOT_AVAILABLE ->
          throw notJson();
    };
  }

  /// @param prefix what precedes the names of the fields in messages
  private Map<String, Object> object(String prefix, int depth) throws IOException {
    Map<String, Object> fields = new LinkedHashMap<>();
    while (tokens.nextToken() == JsonToken.FIELD_NAME) {
      String name = tokens.currentName();
      String path = prefix + name;
      if (fields.put(name, value(tokens.nextToken(), path, depth + 1)) != null) {
        throw JsonObject.problem("http.field-twice", path);
      }
    }
    return fields;
  }

  private List<Object> list(String path, int depth) throws IOException {
    List<Object> values = new ArrayList<>();
    JsonToken token = tokens.nextToken();
    while (token != JsonToken.END_ARRAY) {
      values.add(value(token, path + "[" + values.size() + "]", depth + 1));
      token = tokens.nextToken();
    }
    return values;
  }
}
