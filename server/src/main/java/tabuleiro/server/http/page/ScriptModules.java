package tabuleiro.server.http.page;

import java.net.URI;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/// A script of a page with all modules that it imports, directly or not.
///
/// @param sources the modules' texts by their paths, the script first
record ScriptModules(Map<String, String> sources) {
  private static final Pattern IMPORT =
      Pattern.compile("(?:\\bfrom|\\bimport)\\s*\\(?\\s*['\"](\\.[^'\"]+)['\"]");

  /// A key of a text; a script completes one that ends before `${`.
  private static final Pattern KEY =
      Pattern.compile("['`](" + PageTextsJsonMapper.GROUPS + "\\.[a-z0-9.-]*)(\\$\\{)?");

  /// Reads a script and what it imports.
  ///
  /// @param entry the path of the script, such as `/play/game.js`
  static ScriptModules of(String entry) {
    Map<String, String> sources = new LinkedHashMap<>();
    Deque<String> open = new ArrayDeque<>(Set.of(entry));
    while (!open.isEmpty()) {
      String path = open.remove();
      if (!sources.containsKey(path)) {
        String source = withoutComments(WebResource.text(path).orElseThrow());
        sources.put(path, source);
        URI base = URI.create(path);
        IMPORT
            .matcher(source)
            .results()
            .forEach(found -> open.add(base.resolve(found.group(1)).getPath()));
      }
    }
    return new ScriptModules(sources);
  }

  /// The types in the comments name modules too, which need not be loaded.
  private static String withoutComments(String source) {
    return Pattern.compile("/\\*\\*.*?\\*/", Pattern.DOTALL).matcher(source).replaceAll("");
  }

  /// Returns the path of the script itself.
  String entry() {
    return sources.keySet().iterator().next();
  }

  /// Returns whether the script uses the text of a key.
  Predicate<String> usedKeys() {
    Set<String> whole = new TreeSet<>();
    Set<String> beginnings = new TreeSet<>();
    for (String source : sources.values()) {
      KEY.matcher(source)
          .results()
          .forEach(found -> (found.group(2) == null ? whole : beginnings).add(found.group(1)));
    }
    return key -> whole.contains(key) || beginnings.stream().anyMatch(key::startsWith);
  }

  /// Returns whether the script draws boards.
  boolean hasBoards() {
    return sources.containsKey("/board/style.js");
  }

  /// Returns the paths of the modules that the script imports.
  List<String> imported() {
    return sources.keySet().stream().skip(1).toList();
  }
}
