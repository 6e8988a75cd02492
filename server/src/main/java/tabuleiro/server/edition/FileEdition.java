package tabuleiro.server.edition;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.OfflinePage;
import tabuleiro.server.http.PageContent;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.WebFile;
import tabuleiro.text.Language;
import tabuleiro.view.text.MessageCatalogue;

/// The edition as one file, which works without a network: it holds the pages in all languages,
/// their files and those of the engine, compressed.
public final class FileEdition {
  private static final String SCRIPT = "/bundle/site/file-edition.js";

  /// The name of what it holds besides the engine.
  private static final String PAGES = "pages.json";

  /// What the solver has proven about a large board is as large as the rest of the file: without it
  /// the start alone is known.
  private static final String LARGE_PROOFS = ".proven.pack";

  private FileEdition() {}

  /// Returns the text of the file, which is HTML.
  ///
  /// @param engine the files of the engine by name: its worker, its runtime and its program
  public static String of(Map<String, byte[]> engine, EditionVersion version) {
    SortedMap<String, byte[]> packed = new TreeMap<>(engine);
    packed.keySet().removeIf(name -> name.endsWith(LARGE_PROOFS));
    packed.put(PAGES, JsonText.formatMap(contents(version)).getBytes(StandardCharsets.UTF_8));
    StringBuilder files = new StringBuilder();
    packed.forEach((name, bytes) ->
        files.append(
            "<script type=\"text/plain\" data-file=\"%s\">%s</script>%n"
                .formatted(name, PackedFile.of(bytes))));
    // What ends a script element can be written otherwise in a text of a script.
    String script = EditionPages.text(SCRIPT).replace("</script", "<\\/script");
    return PageRenderer.renderPart(
        "file-edition",
        MessageCatalogue.of(Language.ENGLISH),
        Map.of(
            "portuguese",
            MessageCatalogue.of(Language.PORTUGUESE).format("site.edition.too-old"),
            "files",
            files.toString(),
            "script",
            script));
  }

  private static Map<String, Object> contents(EditionVersion version) {
    Map<String, Object> languages = new TreeMap<>();
    SortedMap<String, Object> files = new TreeMap<>();
    for (Language language : Language.values()) {
      SortedMap<String, String> pages = new TreeMap<>();
      SortedMap<String, String> answers = new TreeMap<>();
      for (OfflinePage page : EditionPages.all()) {
        PageContent content = page.content().apply(language);
        String html = PageRenderer.renderWithoutAnswers(content, language);
        pages.put(
            page.path(), EditionPages.marked(html, "data-edition=\"file\"", version, language));
        answers.putAll(content.answers());
      }
      EditionPages.files(pages.values()).forEach(path -> files.put(path, text(path)));
      languages.put(
          language.code(),
          new TreeMap<>(
              Map.of("pages", pages, "answers", PageRenderer.answers(language, answers))));
    }
    return new TreeMap<>(Map.of("languages", languages, "files", files)); // In one order always.
  }

  /// Returns a file as text: pictures and fonts as data URLs.
  private static String text(String path) {
    WebFile file = EditionPages.file(path);
    boolean isText = List.of(".js", ".css", ".svg").stream().anyMatch(path::endsWith);
    return isText
        ? EditionPages.text(path).replace("</script", "<\\/script")
        : "data:" + file.type() + ";base64," + Base64.getEncoder().encodeToString(file.bytes());
  }
}
