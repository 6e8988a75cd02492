package tabuleiro.server.http;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import tabuleiro.view.text.PageTextsJsonMapper;

/// The script of a page, as the build has bundled it with all that it imports.
///
/// @param source the text of the bundle
record PageScript(String source) {
  /// The path of a script that a script imports later, in a text.
  private static final Pattern LATER = Pattern.compile("\"(/(?:play|site|study)/[a-z-]+\\.ts)\"");

  /// Reads a script.
  ///
  /// @param path its path, such as `/play/home.ts`
  /// @throws IllegalStateException when the build has made no bundle of it
  static PageScript of(String path) {
    return StaticFiles.bundle(path)
        .map(file -> new PageScript(new String(file.bytes(), StandardCharsets.UTF_8)))
        .orElseThrow(() -> new IllegalStateException("no bundle of " + path));
  }

  /// Returns whether the script, or one that it imports later, uses the text of a key.
  Predicate<String> usedKeys() {
    StringBuilder all = new StringBuilder(source);
    later().forEach(path -> all.append(of(path).source));
    return PageTextsJsonMapper.usedKeys(all.toString());
  }

  /// Returns the paths of the scripts that this script imports later.
  Set<String> later() {
    Set<String> paths = new TreeSet<>();
    LATER.matcher(source).results().forEach(found -> paths.add(found.group(1)));
    return paths;
  }

  /// Returns whether the script draws boards.
  boolean hasBoards() {
    return source.contains("board-pieces");
  }
}
