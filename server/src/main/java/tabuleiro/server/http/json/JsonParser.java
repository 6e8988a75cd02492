package tabuleiro.server.http.json;

import io.avaje.json.JsonReader;
import io.avaje.json.stream.JsonStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.rules.Message;
import tabuleiro.server.event.Secrets;
import tabuleiro.server.http.ProblemException;

/// Reads the JSON of a request, and refuses what a lenient parser accepts: a name that occurs twice
/// in an object, and anything after a value. Values are maps, lists, texts, numbers of the type
/// [java.math.BigDecimal], booleans, and [#NULL].
final class JsonParser {
  /// Stands for `null`.
  static final Object NULL = new Object();

  private static final JsonStream STREAM = JsonStream.builder().build();

  /// No request has deeper objects and lists than this.
  private static final int MAX_DEPTH = 8;

  /// The name of a field that is added after the text. The library stops after the first value; it
  /// finds this field only when nothing stands between the two. A client cannot guess the name.
  private static final String END = Secrets.token();

  private static final String BODY = "body";

  private JsonParser() {}

  /// Parses a text.
  ///
  /// @throws ProblemException when it is not exactly one JSON value, or a name occurs twice
  static Object parse(String text) {
    try (JsonReader reader = STREAM.reader("{\"body\":" + text + ",\"" + END + "\":0}")) {
      Map<String, Object> whole = object(reader, "", 0);
      if (List.copyOf(whole.keySet()).equals(List.of(BODY, END))) {
        Object value = whole.getOrDefault(BODY, NULL);
        if (JsonTokens.isExactly(text, value)) {
          return value;
        }
      }
    } catch (ProblemException e) {
      throw e;
    } catch (RuntimeException e) {
      // The library reports invalid text by many types of exception: a text that ends inside a name
      // causes a StringIndexOutOfBoundsException.
    }
    throw notJson();
  }

  static ProblemException notJson() {
    return new ProblemException(400, "json", Message.of("http.json"));
  }

  private static Object value(JsonReader reader, String path, int depth) {
    if (depth > MAX_DEPTH) {
      throw notJson();
    }
    return switch (reader.currentToken()) {
      case BEGIN_OBJECT -> object(reader, depth == 1 ? "" : path + ".", depth);
      case BEGIN_ARRAY -> list(reader, path, depth);
      case STRING -> reader.readString();
      case NUMBER -> reader.readDecimal();
      case BOOLEAN -> reader.readBoolean();
      case NULL -> {
        reader.isNullValue(); // Also skips it.
        yield NULL;
      }
    };
  }

  /// @param prefix what precedes the names of the fields in messages
  private static Map<String, Object> object(JsonReader reader, String prefix, int depth) {
    Map<String, Object> fields = new LinkedHashMap<>();
    reader.beginObject();
    while (reader.hasNextField()) {
      String name = reader.nextField();
      String path = prefix + name;
      if (fields.put(name, value(reader, path, depth + 1)) != null) {
        throw JsonObject.problem("http.field-twice", path);
      }
    }
    reader.endObject();
    return fields;
  }

  private static List<Object> list(JsonReader reader, String path, int depth) {
    List<Object> values = new ArrayList<>();
    reader.beginArray();
    while (reader.hasNextElement()) {
      values.add(value(reader, path + "[" + values.size() + "]", depth + 1));
    }
    reader.endArray();
    return values;
  }
}
