package tabuleiro.server.kernel.database;

import java.lang.reflect.Constructor;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.config.ConfigRegistry;
import org.jdbi.v3.core.mapper.ColumnMapper;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jdbi.v3.core.mapper.reflect.ReflectionMappers;
import org.jspecify.annotations.Nullable;
import tabuleiro.play.Result;
import tabuleiro.play.clock.TimeControl;

/// Reads rows as records: `mapTo(Member.class)` reads each component from the column of its name.
///
/// In a column the name is written `with_underscores`, a truth value has no `is`, a moment no
/// `Millis`, and the family of a board is `family`. A component of several columns is annotated
/// with `@Nested`, one whose column has another name with `@ColumnName`. A record of one text, such
/// as an id, is read from one column.
final class RecordMapping {
  private static final String PROGRAM = "tabuleiro.server.";

  private RecordMapping() {}

  /// Returns the access to a database whose rows can be read as records.
  static Jdbi over(DataSource source) {
    return configured(Jdbi.create(source));
  }

  /// Configures the access to a database, and returns it.
  static Jdbi configured(Jdbi jdbi) {
    ParsedSql.share(jdbi);
    Map<String, String> columns = new ConcurrentHashMap<>();
    jdbi.getConfig(ReflectionMappers.class)
        .setColumnNameMatchers(
            List.of((column, component) ->
                isSame(column, columns.computeIfAbsent(component, RecordMapping::columnOf))));
    return jdbi.registerRowMapper(RecordMapping::rowMapper)
        .registerColumnMapper(
            TimeControl.class, (row, column, _) -> TimeControl.parse(row.getString(column)))
        .registerColumnMapper(Result.class, (row, column, _) -> result(row.getString(column)))
        .registerColumnMapper(RecordMapping::columnMapper);
  }

  private static @Nullable Result result(@Nullable String text) {
    return text == null ? null : Result.parse(text).orElseThrow();
  }

  /// Returns the name of the column of a component, or of the column that an annotation names.
  private static String columnOf(String component) {
    return component
        .replaceFirst("^is(?=[A-Z])", "")
        .replaceFirst("Millis$", "")
        .replaceAll("(?<!^)([A-Z])", "_$1")
        .toLowerCase(Locale.ROOT);
  }

  private static boolean isSame(String column, String expected) {
    return column.equalsIgnoreCase(expected)
        || (expected.equals("game") && column.equals("family"));
  }

  private static Optional<RowMapper<?>> rowMapper(Type type, ConfigRegistry config) {
    return type instanceof Class<?> record && isRecord(record) && !isText(record)
        ? Optional.of(ConstructorMapper.of(record))
        : Optional.empty();
  }

  private static Optional<ColumnMapper<?>> columnMapper(Type type, ConfigRegistry config) {
    return type instanceof Class<?> record && isRecord(record) && isText(record)
        ? Optional.of(textMapper(record))
        : Optional.empty();
  }

  private static boolean isRecord(Class<?> type) {
    return type.isRecord() && type.getName().startsWith(PROGRAM);
  }

  private static boolean isText(Class<?> record) {
    return record.getRecordComponents().length == 1
        && record.getRecordComponents()[0].getType() == String.class;
  }

  private static ColumnMapper<?> textMapper(Class<?> record) {
    try {
      Constructor<?> constructor = record.getDeclaredConstructor(String.class);
      return (row, column, _) -> {
        String text = row.getString(column);
        try {
          return text == null ? null : constructor.newInstance(text);
        } catch (ReflectiveOperationException e) {
          throw new IllegalArgumentException(text, e);
        }
      };
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }
}
