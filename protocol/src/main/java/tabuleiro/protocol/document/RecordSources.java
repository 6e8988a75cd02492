package tabuleiro.protocol.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What only the sources of records say: what each is and what each component means, from the doc
/// comments, and the names in JSON that differ from those of components, which no class file keeps.
final class RecordSources {
  private static final Pattern RECORD =
      Pattern.compile(
          "((?:^ *///.*\n)+)(?:^ *@.*\n)*^ *public record (\\w+)\\(", Pattern.MULTILINE);

  private static final Pattern PARAMETER = Pattern.compile("@param (\\w+) ");

  private static final Pattern PROPERTY =
      Pattern.compile("@Json[.]Property[(]\"(\\w+)\"[)]\\s+\\S+\\s+(\\w+)");

  private final Map<String, String> names = new HashMap<>();
  private final Map<String, String> texts = new HashMap<>();

  /// Reads the sources of all records.
  ///
  /// @param sources the folder with the sources
  RecordSources(Path sources) throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(sources)) {
      files = walk.filter(file -> file.toString().endsWith(".java")).toList();
    }
    for (Path file : files) {
      String outer = file.getFileName().toString().replace(".java", "");
      String source = Files.readString(file);
      PROPERTY
          .matcher(source)
          .results()
          .forEach(found -> names.put(outer + "#" + found.group(2), found.group(1)));
      RECORD.matcher(source).results().forEach(found -> read(outer, found));
    }
  }

  private void read(String outer, MatchResult found) {
    String name = found.group(2).equals(outer) ? outer : outer + "." + found.group(2);
    String comment =
        found
            .group(1)
            .lines()
            .map(line -> line.strip().substring("///".length()).strip())
            .collect(Collectors.joining(" "));
    String[] parts = comment.split("(?=@param )", -1);
    texts.put(name, parts[0].strip());
    for (String part : List.of(parts).subList(1, parts.length)) {
      PARAMETER
          .matcher(part)
          .results()
          .findFirst()
          .ifPresent(start ->
              texts.put(
                  name + "#" + start.group(1), sentence(part.substring(start.end()).strip())));
    }
  }

  private static String sentence(String text) {
    String end = text.endsWith(".") ? "" : ".";
    return Character.toUpperCase(text.charAt(0)) + text.substring(1) + end;
  }

  /// Returns what a record is.
  ///
  /// @throws IllegalStateException when it has no comment
  String of(Class<?> type) {
    return text(name(type));
  }

  /// Returns what a component of a record means.
  ///
  /// @throws IllegalStateException when it has no comment
  String of(Class<?> type, String component) {
    return text(name(type) + "#" + component);
  }

  /// Returns the name in JSON of a component of a record.
  String nameOf(Class<?> type, String component) {
    String file = name(type).split("[.]", 2)[0];
    return names.getOrDefault(file + "#" + component, component);
  }

  private String text(String key) {
    String text = texts.get(key);
    if (text == null || text.isEmpty()) {
      throw new IllegalStateException("no doc comment of " + key);
    }
    return text;
  }

  private static String name(Class<?> type) {
    return type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
  }
}
