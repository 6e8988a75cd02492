package tabuleiro.wasm.answer;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// Operations by method and path, such as `GET /rules/{game}`, and what answers them: with a record
/// of the protocol, or with an [OperationAnswer].
public final class OperationTable {
  private final List<Entry> entries;

  /// An operation.
  ///
  /// @param name its method and its path
  private record Entry(
      String name, List<String> segments, Function<OperationRequest, Object> handler) {
    Entry(String name, Function<OperationRequest, Object> handler) {
      this(name, split(name), handler);
    }

    /// A fixed part of a path comes before a parameter.
    String order() {
      return name.replace('{', '~');
    }

    /// Returns the parameters of a path; empty when it is another.
    Optional<Map<String, String>> match(List<String> other) {
      if (segments.size() != other.size()) {
        return Optional.empty();
      }
      Map<String, String> parameters = new HashMap<>();
      for (int i = 0; i < segments.size(); i++) {
        String segment = segments.get(i);
        if (segment.startsWith("{")) {
          parameters.put(segment.substring(1, segment.length() - 1), other.get(i));
        } else if (!segment.equals(other.get(i))) {
          return Optional.empty();
        }
      }
      return Optional.of(parameters);
    }
  }

  private OperationTable(Stream<Entry> entries) {
    this.entries = entries.sorted(Comparator.comparing(Entry::order)).toList();
  }

  /// Returns a table.
  ///
  /// @param handlers what answers each operation
  public static OperationTable of(Map<String, Function<OperationRequest, Object>> handlers) {
    return new OperationTable(
        handlers.entrySet().stream().map(entry -> new Entry(entry.getKey(), entry.getValue())));
  }

  /// Returns the operations of both tables.
  public OperationTable with(OperationTable other) {
    return new OperationTable(Stream.concat(entries.stream(), other.entries.stream()));
  }

  /// Returns the methods and paths of all operations.
  public List<String> names() {
    return entries.stream().map(Entry::name).toList();
  }

  /// Answers a request. A problem is an answer too.
  ///
  /// @param name the method and the path, such as `GET /rules/talpa`
  public OperationAnswer answer(String name, OperationRequest request) {
    List<String> segments = split(name);
    OperationRequest matched = request;
    try {
      for (Entry entry : entries) {
        Optional<Map<String, String>> parameters = entry.match(segments);
        if (parameters.isPresent()) {
          matched = request.at(parameters.get());
          return OperationAnswer.of(entry.handler().apply(matched));
        }
      }
      throw RequestProblem.noServer();
    } catch (RuntimeException e) {
      return RequestProblem.of(e).answer(matched.language(), matched.game());
    }
  }

  private static List<String> split(String name) {
    return Arrays.asList(name.split("/", -1));
  }
}
