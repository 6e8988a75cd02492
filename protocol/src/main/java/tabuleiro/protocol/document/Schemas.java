package tabuleiro.protocol.document;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.protocol.operation.Limits;
import tabuleiro.protocol.operation.OneOf;

/// The JSON schemas of records. A record has a schema of its own, named without the suffix `Json`;
/// a record that is nested in another is described where it is used. An absent [Optional] is left
/// out.
final class Schemas {
  private static final String SUFFIX = "Json";

  private final RecordSources sources;
  private final Map<String, Class<?>> named = new TreeMap<>();
  private final Set<Class<?>> sent = new HashSet<>();

  Schemas(RecordSources sources) {
    this.sources = sources;
  }

  /// Adds records that the server sends, with all that they contain. They have no other fields;
  /// what a client sends may.
  void addSent(Stream<Class<?>> types) {
    Deque<Class<?>> found = new ArrayDeque<>(types.toList());
    while (!found.isEmpty()) {
      Class<?> type = found.pop();
      if (type.isRecord() && sent.add(type)) {
        for (RecordComponent component : type.getRecordComponents()) {
          classes(component.getGenericType()).forEach(found::push);
        }
      }
    }
  }

  private static Stream<Class<?>> classes(Type type) {
    return type instanceof ParameterizedType generic
        ? Stream.of(generic.getActualTypeArguments()).flatMap(Schemas::classes)
        : Stream.of((Class<?>) type);
  }

  /// Returns a reference to the schema of a record, or the schema of a nested record.
  Map<String, Object> of(Class<?> type) {
    if (type.isMemberClass()) {
      return object(type);
    }
    String name = type.getSimpleName().replaceFirst(SUFFIX + "$", "");
    named.put(name, type);
    return Map.of("$ref", "#/components/schemas/" + name);
  }

  /// Returns the schemas of all records that were referred to, by name.
  Map<String, Object> all() {
    Map<String, Object> schemas = new TreeMap<>();
    while (schemas.size() < named.size()) {
      List.copyOf(named.entrySet())
          .forEach(entry ->
              schemas.computeIfAbsent(
                  entry.getKey(),
                  _ -> {
                    Map<String, Object> schema = object(entry.getValue());
                    schema.put("description", sources.of(entry.getValue()));
                    return schema;
                  }));
    }
    return schemas;
  }

  private Map<String, Object> object(Class<?> type) {
    Map<String, Object> properties = new LinkedHashMap<>();
    List<String> required = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      String name = sources.nameOf(type, component.getName());
      Map<String, Object> schema = new LinkedHashMap<>(value(component));
      schema.put("description", sources.of(type, component.getName()));
      properties.put(name, schema);
      if (component.getType() != Optional.class) {
        required.add(name);
      }
    }
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    schema.put("properties", properties);
    if (!required.isEmpty()) {
      schema.put("required", required);
    }
    if (sent.contains(type)) {
      schema.put("additionalProperties", false);
    }
    return schema;
  }

  private Map<String, Object> value(RecordComponent component) {
    Map<String, Object> schema = new LinkedHashMap<>(value(component.getGenericType()));
    OneOf oneOf = component.getAnnotation(OneOf.class);
    if (oneOf != null) {
      Map<String, Object> texts = texts(values(oneOf));
      if (schema.containsKey("items")) {
        schema.put("items", texts);
      } else {
        schema = texts;
      }
    }
    Limits limits = component.getAnnotation(Limits.class);
    if (limits != null) {
      addLimits(limits, schema);
    }
    return schema;
  }

  private static void addLimits(Limits limits, Map<String, Object> schema) {
    if (!limits.pattern().isEmpty()) {
      schema.put("pattern", limits.pattern());
    }
    if (limits.minLength() > 0) {
      schema.put("minLength", limits.minLength());
    }
    if (limits.maxLength() < Integer.MAX_VALUE) {
      schema.put("maxLength", limits.maxLength());
    }
    if (limits.minimum() > Integer.MIN_VALUE) {
      schema.put("minimum", limits.minimum());
    }
    if (limits.maximum() < Integer.MAX_VALUE) {
      schema.put("maximum", limits.maximum());
    }
  }

  private static List<String> values(OneOf oneOf) {
    return Stream.concat(
            Stream.of(oneOf.of())
                .flatMap(type -> Stream.of(type.getEnumConstants()).map(Enum::toString)),
            Stream.of(oneOf.value()))
        .toList();
  }

  /// Returns the schema of a text that is one of some.
  static Map<String, Object> texts(List<String> values) {
    return values.size() == 1
        ? Map.of("const", values.getFirst())
        : ApiDocument.ordered("type", "string", "enum", values);
  }

  private Map<String, Object> value(Type type) {
    if (type instanceof ParameterizedType generic) {
      Type last = generic.getActualTypeArguments()[generic.getActualTypeArguments().length - 1];
      if (generic.getRawType() == Optional.class) {
        return value(last);
      }
      if (generic.getRawType() == List.class) {
        return ApiDocument.ordered("type", "array", "items", value(last));
      }
      return last == Object.class
          ? Map.of("type", "object")
          : ApiDocument.ordered("type", "object", "additionalProperties", value(last));
    }
    if (type == String.class) {
      return Map.of("type", "string");
    }
    if (type == boolean.class || type == Boolean.class) {
      return Map.of("type", "boolean");
    }
    if (type == double.class || type == Double.class) {
      return Map.of("type", "number");
    }
    if (Set.<Type>of(int.class, long.class, Integer.class, Long.class).contains(type)) {
      return Map.of("type", "integer");
    }
    if (type instanceof Class<?> record && record.isRecord()) {
      return of(record);
    }
    throw new IllegalStateException("no schema of " + type);
  }
}
