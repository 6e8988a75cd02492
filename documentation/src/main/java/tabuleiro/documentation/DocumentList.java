package tabuleiro.documentation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.text.Language;

/// The documents of the repository: those in `docs`, those at the root, and the descriptions of the
/// modules.
final class DocumentList {
  private static final String ROOT_DOCUMENTS = "README|LEIAME|CHANGELOG|CONTRIBUTING";

  private final Map<Path, Document> byFile = new LinkedHashMap<>();
  private final Map<Language, Map<String, Document>> editions = new LinkedHashMap<>();

  private DocumentList(List<Document> documents) {
    for (Language language : Language.ofDocuments()) {
      editions.put(language, new LinkedHashMap<>());
    }
    // What exists once comes before what exists in a language, which replaces it.
    documents.forEach(document -> {
      byFile.put(document.file(), document);
      editions.forEach((language, pages) -> {
        if (document.language().isEmpty()) {
          pages.put(document.path(), document);
        } else if (document.language().equals(Optional.of(language))) {
          pages.put(document.path(), document);
        } else {
          pages.putIfAbsent(document.path(), document);
        }
      });
    });
  }

  /// Finds the documents.
  ///
  /// @param root the root of the repository
  static DocumentList of(Path root) throws IOException {
    try (Stream<Path> docs = Files.walk(root.resolve("docs"));
        Stream<Path> others = Files.walk(root, 2)) {
      return new DocumentList(
          Stream.concat(docs, others)
              .map(root::relativize)
              .filter(DocumentList::isDocument)
              .distinct()
              .sorted(Comparator.comparing(Document::slashes))
              .map(Document::of)
              .toList());
    }
  }

  private static boolean isDocument(Path file) {
    String name = Document.slashes(file);
    return name.matches("docs/.+\\.md|docs/reports/.+\\.(en|pt)\\.txt")
        || name.matches("(" + ROOT_DOCUMENTS + ")\\.md|[a-z]+/README\\.md");
  }

  /// Returns the document of a file; empty when no page is made of it.
  ///
  /// @param file a path below the root of the repository
  Optional<Document> of(String file) {
    return Optional.ofNullable(byFile.get(Path.of(file)));
  }

  /// Returns the documents of a language by the paths of their pages. One that does not exist in
  /// this language is that of the other.
  Map<String, Document> edition(Language language) {
    return editions.getOrDefault(language, Map.of());
  }
}
