package tabuleiro.wasm.answer;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.json.PropertyNames;
import io.avaje.json.stream.BufferRecycleStrategy;
import io.avaje.json.stream.BufferedJsonWriter;
import io.avaje.json.stream.JsonOutput;
import io.avaje.json.stream.JsonStream;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Writer;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Writes records as JSON with their generated adapters, byte for byte as the library's own class,
/// which cannot be compiled to WebAssembly: it looks for adapters by reflection. It only writes;
/// methods that read, and those for streams, throw [UnsupportedOperationException].
final class AdapterJsonb implements Jsonb {
  private final JsonStream stream =
      JsonStream.builder()
          .bufferRecycling(BufferRecycleStrategy.NO_RECYCLING)
          .serializeNulls(false)
          .serializeEmpty(true)
          .build();

  private final Map<Class<?>, Function<Jsonb, JsonAdapter<?>>> factories = new HashMap<>();
  private final Map<Class<?>, JsonAdapter<?>> adapters = new HashMap<>();

  AdapterJsonb() {
    adapters.put(String.class, WritingAdapters.TEXT);
    adapters.put(Integer.class, WritingAdapters.INTEGER);
    adapters.put(int.class, WritingAdapters.INTEGER);
    adapters.put(Long.class, WritingAdapters.LONG);
    adapters.put(long.class, WritingAdapters.LONG);
    adapters.put(double.class, WritingAdapters.DOUBLE);
    adapters.put(boolean.class, WritingAdapters.BOOLEAN);
    // Maps within lists, whose generated adapters do not name the type of the values: all numbers.
    adapters.put(Map.class, WritingAdapters.map(WritingAdapters.INTEGER));
  }

  /// Adds a record.
  ///
  /// @param factory makes its adapter
  AdapterJsonb add(Class<?> type, Function<Jsonb, JsonAdapter<?>> factory) {
    factories.put(type, factory);
    return this;
  }

  @Override
  public String toJson(Object value) {
    try (BufferedJsonWriter writer = stream.bufferedWriter()) {
      toJson(value, writer);
      return writer.result();
    }
  }

  @Override
  @SuppressWarnings("unchecked") // The adapter is that of the class.
  public void toJson(Object value, JsonWriter writer) {
    ((JsonAdapter<Object>) adapter((Class<?>) value.getClass())).toJson(writer, value);
  }

  @Override
  public PropertyNames properties(String... names) {
    return stream.properties(names);
  }

  /// @throws IllegalStateException for a class that was not added
  @Override
  @SuppressWarnings("unchecked") // Each adapter was added for its class.
  public <T> JsonAdapter<T> adapter(Class<T> type) {
    JsonAdapter<?> adapter = adapters.get(type);
    if (adapter == null) {
      Function<Jsonb, JsonAdapter<?>> factory = factories.get(type);
      if (factory == null) {
        throw new IllegalStateException("no adapter for " + type.getName());
      }
      // A record that contains itself finds this one.
      adapters.put(type, WritingAdapters.later(() -> adapter(type)));
      adapter = factory.apply(this);
      adapters.put(type, adapter);
    }
    return (JsonAdapter<T>) adapter;
  }

  @Override
  @SuppressWarnings("unchecked") // The adapters of lists, maps and optionals are for any elements.
  public <T> JsonAdapter<T> adapter(Type type) {
    if (!(type instanceof ParameterizedType generic)) {
      return (JsonAdapter<T>) adapter((Class<?>) type);
    }
    Type[] arguments = generic.getActualTypeArguments();
    JsonAdapter<Object> last = adapter(arguments[arguments.length - 1]);
    if (generic.getRawType() == List.class) {
      return (JsonAdapter<T>) WritingAdapters.list(last);
    }
    if (generic.getRawType() == Optional.class) {
      return (JsonAdapter<T>) WritingAdapters.optional(last);
    }
    return (JsonAdapter<T>) WritingAdapters.map(last);
  }

  private static UnsupportedOperationException unsupported() {
    return new UnsupportedOperationException("JSON is only written here, as text");
  }

  @Override
  public String toJsonPretty(Object value) {
    throw unsupported();
  }

  @Override
  public byte[] toJsonBytes(Object value) {
    throw unsupported();
  }

  @Override
  public void toJson(Object value, Writer writer) {
    throw unsupported();
  }

  @Override
  public void toJson(Object value, OutputStream output) {
    throw unsupported();
  }

  @Override
  public void toJson(Object value, JsonOutput output) {
    throw unsupported();
  }

  @Override
  public <T> JsonType<T> type(Class<T> type) {
    throw unsupported();
  }

  @Override
  public <T> JsonType<T> type(Type type) {
    throw unsupported();
  }

  @Override
  public <T> JsonType<T> typeOf(Object value) {
    throw unsupported();
  }

  @Override
  public JsonReader reader(String json) {
    throw unsupported();
  }

  @Override
  public JsonReader reader(byte[] json) {
    throw unsupported();
  }

  @Override
  public JsonReader reader(Reader json) {
    throw unsupported();
  }

  @Override
  public JsonReader reader(InputStream json) {
    throw unsupported();
  }

  @Override
  public JsonWriter writer(Writer writer) {
    throw unsupported();
  }

  @Override
  public JsonWriter writer(OutputStream output) {
    throw unsupported();
  }

  @Override
  public JsonWriter writer(JsonOutput output) {
    throw unsupported();
  }

  @Override
  public <T> JsonAdapter<T> customAdapter(Class<? extends JsonAdapter<?>> type) {
    throw unsupported();
  }

  @Override
  public JsonAdapter<String> rawAdapter() {
    throw unsupported();
  }

  @Override
  public boolean hasAdapter(Class<?> type) {
    return adapters.containsKey(type) || factories.containsKey(type);
  }

  @Override
  public boolean hasAdapter(Type type) {
    throw unsupported();
  }
}
