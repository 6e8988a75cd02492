package tabuleiro.server.edition;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tabuleiro.documentation.DocumentationFiles;
import tabuleiro.server.http.DocumentationPlace;
import tabuleiro.server.http.JsonText;
import tabuleiro.text.Language;

/// The documentation in the edition as a folder, with links to its pages, and to the engine, by
/// which boards are played.
final class DocumentationFolder {
  /// The folder in the edition.
  static final String NAME = "docs/";

  /// The folder of the Javadoc in that of the documentation.
  private static final String JAVADOC = "api/";

  /// The folder of the files of all its pages.
  private static final String SHARED = "files/";

  /// The place of the links to the Javadoc on a page.
  private static final String JAVADOC_PLACE = "<!-- javadoc -->";

  /// The script of a board on a page that was opened from a folder.
  private static final String BOARD_SCRIPT = "folder-board.js";

  /// What that script holds, besides the engine.
  private static final List<String> BOARD_FILES =
      List.of("rules-board.js", "board.css", "pieces.svg");

  /// Those of the engine's files that know rules: no networks, tables or puzzles.
  private static final Pattern RULES_ENGINE =
      Pattern.compile("(runtime|worker)\\.js|engine\\.wasm|text-.*\\.pack");

  private DocumentationFolder() {}

  /// Returns its files by their paths in the edition.
  ///
  /// @param engine the folder of the engine in the edition, with a slash at its end
  /// @param engineFiles the files of the engine by name
  /// @param policy the policy of the edition's pages, as HTML
  /// @param javadoc the files of the Javadoc by module and path, such as `rules/index.html`; empty
  ///   without one
  static SortedMap<String, byte[]> files(
      String engine, Map<String, byte[]> engineFiles, String policy, Map<String, byte[]> javadoc) {
    SortedMap<String, byte[]> files = new TreeMap<>();
    files.put(NAME + SHARED + BOARD_SCRIPT, boardScript(engineFiles));
    javadoc.forEach((path, content) -> files.put(NAME + JAVADOC + path, content));
    for (String name : DocumentationFiles.names()) {
      byte[] content = DocumentationFiles.read(name);
      String path = NAME + name;
      files.put(
          path,
          name.endsWith(".html")
              ? page(name, content, engine, policy, links(name, javadoc))
              : content);
    }
    return files;
  }

  private static byte[] page(
      String name, byte[] content, String engine, String policy, String javadoc) {
    Language language = DocumentationPlace.language(name);
    String root = FolderEdition.toRoot(NAME + name);
    String home = root + FolderEdition.folder("/", language);
    boolean hasBoard = new String(content, StandardCharsets.UTF_8).contains(BOARD_SCRIPT);
    String ownPolicy = hasBoard ? onWebsites(policy, FolderEdition.toRoot(name)) : policy;
    byte[] page = new DocumentationPlace(home, root + engine, ownPolicy).adapt(content, language);
    return new String(page, StandardCharsets.UTF_8)
        .replace(JAVADOC_PLACE, javadoc)
        .getBytes(StandardCharsets.UTF_8);
  }

  /// Returns a policy that does not hold on a page that was opened from a folder.
  private static String onWebsites(String policy, String root) {
    return "<noscript>%s</noscript>\n<script src=\"%s%spolicy.js\"></script>\n"
        .formatted(policy.strip(), root, SHARED);
  }

  /// Returns the script of the board with the files that it cannot load.
  private static byte[] boardScript(Map<String, byte[]> engine) {
    SortedMap<String, String> page = new TreeMap<>();
    BOARD_FILES.forEach(
        name -> page.put(name, PackedFile.of(DocumentationFiles.read(SHARED + name))));
    SortedMap<String, String> rules = new TreeMap<>();
    engine.forEach((name, content) -> {
      if (RULES_ENGINE.matcher(name).matches()) {
        rules.put(name, PackedFile.of(content));
      }
    });
    String files = JsonText.formatMap(new TreeMap<>(Map.of("page", page, "engine", rules)));
    return "globalThis.packedFiles = %s;\n%s"
        .formatted(files, EditionPages.text("/bundle/documentation/" + BOARD_SCRIPT))
        .getBytes(StandardCharsets.UTF_8);
  }

  /// Returns the links from a page to the Javadoc of each module, as HTML.
  private static String links(String page, Map<String, byte[]> javadoc) {
    String links =
        javadoc.keySet().stream()
            .filter(path -> path.matches("[a-z]+/index\\.html"))
            .sorted()
            .map(path ->
                "<a href=\"%s%s%s\">%s</a>"
                    .formatted(
                        FolderEdition.toRoot(page), JAVADOC, path, path.replaceFirst("/.*", "")))
            .collect(Collectors.joining(", "));
    return links.isEmpty() ? "" : "<p>Javadoc: " + links + "</p>";
  }

  /// Returns the first page in a language, as a path in the edition.
  static String home(Language language) {
    return NAME + language.base().code() + "/index.html";
  }
}
