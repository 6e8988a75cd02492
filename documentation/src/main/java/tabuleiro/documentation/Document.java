package tabuleiro.documentation;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.text.Language;

/// A document of the repository, of which a page is made.
///
/// @param file its path below the root of the repository, such as `docs/en/rules/talpa.md`
/// @param path the path of the page without the language, such as `rules/talpa`
/// @param language the language of a document that exists in both; empty for one that exists once,
///   in English
record Document(Path file, String path, Optional<Language> language) {
  /// The folders that have a `LEIAME.md` beside their `README.md`.
  private static final String FOLDERS_IN_BOTH = "(docs/reports/|docs/campaigns/|)";

  /// Returns the document of a file.
  ///
  /// @param file a path below the root of the repository
  static Document of(Path file) {
    String name = slashes(file);
    for (Language language : Language.ofDocuments()) {
      String code = language.code();
      if (name.startsWith("docs/" + code + "/")) {
        return new Document(file, shortened(name.substring(8)), Optional.of(language));
      }
      if (name.endsWith("." + code + ".txt")) {
        return new Document(file, shortened(name.substring(5)), Optional.of(language));
      }
    }
    if (name.matches(FOLDERS_IN_BOTH + "README\\.md")) {
      return new Document(file, path(name), Optional.of(Language.ENGLISH));
    }
    if (name.matches(FOLDERS_IN_BOTH + "LEIAME\\.md")) {
      return new Document(file, path(name), Optional.of(Language.PORTUGUESE));
    }
    return new Document(file, path(name), Optional.empty());
  }

  private static String path(String name) {
    if (name.startsWith("docs/")) {
      return shortened(name.substring(5)).replaceFirst("(^|/)(README|LEIAME)$", "$1index");
    }
    if (name.matches("README\\.md|LEIAME\\.md")) {
      return "overview";
    }
    return name.contains("/")
        ? "modules/" + name.substring(0, name.indexOf('/'))
        : shortened(name).toLowerCase(Locale.ROOT);
  }

  private static String shortened(String name) {
    return name.replaceFirst("\\.md$|\\.(en|pt)\\.txt$", "");
  }

  /// Returns a path with slashes on every system.
  static String slashes(Path file) {
    return file.toString().replace('\\', '/');
  }

  /// Returns whether it is the text of a report and not Markdown.
  boolean isReport() {
    return file.toString().endsWith(".txt");
  }
}
