package tabuleiro.server.http;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Message;
import tabuleiro.text.SafeText;

/// A JSON object of a request, whose fields are read one by one with their types. A field of
/// another type, such as `null`, is refused with a problem that names it. Fields that are not read
/// are ignored.
public final class JsonObject {
  /// The longest name of a field in a message; requests may have fields of any name.
  private static final int MAX_NAME = 40;

  private final String prefix;
  private final Map<?, ?> fields;

  /// @param prefix what precedes the names of the fields in messages
  private JsonObject(String prefix, Map<?, ?> fields) {
    this.prefix = prefix;
    this.fields = fields;
  }

  /// Parses an object.
  ///
  /// @throws ProblemException when the text is not exactly one JSON object, or a name occurs twice
  public static JsonObject parse(String text) {
    if (JsonParser.parse(text) instanceof Map<?, ?> fields) {
      return new JsonObject("", fields);
    }
    throw JsonParser.notJson();
  }

  /// Returns a text in a message that may be anything; empty when the message is not a JSON object
  /// with such a field.
  public static Optional<String> findText(String message, String name) {
    try {
      return parse(message).text(name);
    } catch (ProblemException e) {
      return Optional.empty();
    }
  }

  /// Returns a field with a text, cleaned; see [SafeText#clean]. Empty when it is missing.
  ///
  /// @throws ProblemException when it is not a text
  public Optional<String> text(String name) {
    return field(name).map(value -> text(prefix + name, value));
  }

  /// Returns a field with a password, exactly as it was sent.
  ///
  /// @throws ProblemException when it is missing or not a text
  public String requirePassword(String name) {
    return field(name).map(value -> rawText(prefix + name, value)).orElseThrow(() -> missing(name));
  }

  /// Returns a field with a text.
  ///
  /// @throws ProblemException when it is missing or not a text
  public String requireText(String name) {
    return text(name).orElseThrow(() -> missing(name));
  }

  /// Returns a field with a whole number; empty when it is missing.
  ///
  /// @throws ProblemException when it is not a whole number of 64 bits
  public Optional<Long> longNumber(String name) {
    return field(name).map(value -> longNumber(prefix + name, value));
  }

  /// Returns a field with a whole number; empty when it is missing.
  ///
  /// @throws ProblemException when it is not a whole number of 32 bits
  public Optional<Integer> number(String name) {
    return longNumber(name)
        .map(value -> {
          if (value != value.intValue()) {
            throw problem("http.field-number", prefix + name);
          }
          return value.intValue();
        });
  }

  /// Returns a field with a whole number.
  ///
  /// @throws ProblemException when it is missing or not a whole number of 32 bits
  public int requireNumber(String name) {
    return number(name).orElseThrow(() -> missing(name));
  }

  /// Returns a field with a truth value; false when it is missing.
  ///
  /// @throws ProblemException when it is neither `true` nor `false`
  public boolean isTrue(String name) {
    return field(name)
        .map(value -> {
          if (value instanceof Boolean truth) {
            return truth;
          }
          throw problem("http.field-boolean", prefix + name);
        })
        .orElse(false);
  }

  /// Returns a field with a list of texts; an empty list when it is missing.
  ///
  /// @throws ProblemException when it is not a list of texts
  public List<String> texts(String name) {
    return list(name, JsonObject::text);
  }

  /// Returns a field with a list of objects; an empty list when it is missing.
  ///
  /// @throws ProblemException when it is not a list of objects
  public List<JsonObject> objects(String name) {
    return list(name, JsonObject::object);
  }

  /// Returns the problem of a request without a field that it needs.
  public ProblemException missing(String name) {
    return problem("http.field-missing", prefix + name);
  }

  static ProblemException problem(String key, String path) {
    String name = path.length() > MAX_NAME ? path.substring(0, MAX_NAME) + "…" : path;
    return new ProblemException(400, "field", Message.of(key, name));
  }

  private Optional<Object> field(String name) {
    return Optional.ofNullable(fields.get(name));
  }

  private <T> List<T> list(String name, BiFunction<String, @Nullable Object, T> reader) {
    Optional<Object> value = field(name);
    if (value.isEmpty()) {
      return List.of();
    }
    if (!(value.get() instanceof List<?> list)) {
      throw problem("http.field-list", prefix + name);
    }
    List<T> all = new ArrayList<>();
    for (Object each : list) {
      all.add(reader.apply(prefix + name + "[" + all.size() + "]", each));
    }
    return all;
  }

  private static String text(String path, @Nullable Object value) {
    return SafeText.clean(rawText(path, value));
  }

  private static String rawText(String path, @Nullable Object value) {
    if (!(value instanceof String text)) {
      throw problem("http.field-text", path);
    }
    if (text.codePoints().anyMatch(JsonObject::cannotBeStored)) {
      throw problem("http.field-characters", path);
    }
    return text;
  }

  /// Returns whether a character is half of one, or the null character, which PostgreSQL refuses.
  private static boolean cannotBeStored(int code) {
    return code == 0 || Character.getType(code) == Character.SURROGATE;
  }

  private static long longNumber(String path, Object value) {
    try {
      if (value instanceof BigDecimal number) {
        return number.longValueExact();
      }
    } catch (ArithmeticException e) {
      // Too large, or not whole.
    }
    throw problem("http.field-number", path);
  }

  private static JsonObject object(String path, @Nullable Object value) {
    if (value instanceof Map<?, ?> fields) {
      return new JsonObject(path + ".", fields);
    }
    throw problem("http.field-object", path);
  }
}
