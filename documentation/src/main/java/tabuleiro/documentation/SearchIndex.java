package tabuleiro.documentation;

import io.avaje.jsonb.Jsonb;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The texts in which a browser searches the pages of a language.
final class SearchIndex {
  private static final Jsonb JSONB = Jsonb.builder().build();

  private final List<List<String>> pages = new ArrayList<>();
  private final List<List<Object>> sections = new ArrayList<>();

  /// Adds a page.
  ///
  /// @param path its path below the folder of the language, such as `rules/talpa`
  void add(String path, DocumentContent content) {
    pages.add(List.of(path, content.title()));
    for (PageSection section : content.sections()) {
      if (!section.heading().isEmpty() || !section.text().isEmpty()) {
        sections.add(
            List.of(pages.size() - 1, section.anchor(), section.heading(), section.text()));
      }
    }
  }

  /// Returns the index as a script, which also a page opened from a folder can load.
  String script() {
    Map<String, Object> index = new LinkedHashMap<>();
    index.put("pages", pages);
    index.put("sections", sections);
    return "globalThis.documentationIndex = " + JSONB.type(Object.class).toJson(index) + ";\n";
  }
}
