package tabuleiro.server.edition;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tabuleiro.documentation.DocumentationFiles;
import tabuleiro.server.http.DocumentationPlace;
import tabuleiro.text.Language;

/// The documentation in the edition as a folder, with links to its pages, and to the engine, by
/// which boards are played.
final class DocumentationFolder {
  /// The folder in the edition.
  static final String NAME = "docs/";

  /// The folder of the Javadoc in that of the documentation.
  private static final String JAVADOC = "api/";

  /// The place of the links to the Javadoc on a page.
  private static final String JAVADOC_PLACE = "<!-- javadoc -->";

  private DocumentationFolder() {}

  /// Returns its files by their paths in the edition.
  ///
  /// @param engine the folder of the engine in the edition, with a slash at its end
  /// @param policy the policy of the edition's pages, as HTML
  /// @param javadoc the files of the Javadoc by module and path, such as `rules/index.html`; empty
  ///   without one
  static SortedMap<String, byte[]> files(
      String engine, String policy, Map<String, byte[]> javadoc) {
    SortedMap<String, byte[]> files = new TreeMap<>();
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
    byte[] page =
        new DocumentationPlace(root + FolderEdition.folder("/", language), root + engine, policy)
            .adapt(content, language);
    return new String(page, StandardCharsets.UTF_8)
        .replace(JAVADOC_PLACE, javadoc)
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
