package tabuleiro.wasm.answer;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/// Writes texts, numbers, lists, maps and optional values as JSON.
final class WritingAdapters {
  static final JsonAdapter<String> TEXT = of(JsonWriter::value);
  static final JsonAdapter<Integer> INTEGER = of((writer, value) -> writer.value(value.intValue()));
  static final JsonAdapter<Long> LONG = of((writer, value) -> writer.value(value.longValue()));
  static final JsonAdapter<Double> DOUBLE =
      of((writer, value) -> writer.value(value.doubleValue()));
  static final JsonAdapter<Boolean> BOOLEAN =
      of((writer, value) -> writer.value(value.booleanValue()));

  private WritingAdapters() {}

  private static <T> JsonAdapter<T> of(BiConsumer<JsonWriter, T> write) {
    return new JsonAdapter<>() {
      @Override
      public void toJson(JsonWriter writer, T value) {
        write.accept(writer, value);
      }

      @Override
      public T fromJson(JsonReader reader) {
        throw new UnsupportedOperationException("JSON is only written here");
      }
    };
  }

  /// Returns an adapter that is found when it is first used.
  static <T> JsonAdapter<T> later(Supplier<JsonAdapter<T>> adapter) {
    return of((writer, value) -> adapter.get().toJson(writer, value));
  }

  static <T> JsonAdapter<List<T>> list(JsonAdapter<T> adapter) {
    return of((writer, list) -> {
      writer.beginArray();
      list.forEach(element -> adapter.toJson(writer, element));
      writer.endArray();
    });
  }

  static <T> JsonAdapter<Map<String, T>> map(JsonAdapter<T> adapter) {
    return of((writer, map) -> {
      writer.beginObject();
      map.forEach((key, value) -> {
        writer.name(key);
        adapter.toJson(writer, value);
      });
      writer.endObject();
    });
  }

  static <T> JsonAdapter<Optional<T>> optional(JsonAdapter<T> adapter) {
    return of((writer, optional) -> {
      if (optional.isPresent()) {
        adapter.toJson(writer, optional.get());
      } else {
        writer.nullValue();
      }
    });
  }
}
