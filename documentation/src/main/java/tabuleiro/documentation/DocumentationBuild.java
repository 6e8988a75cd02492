package tabuleiro.documentation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.text.MessageCatalogue;

/// Writes the pages when the program is built. Links are relative, so that the folder can be opened
/// anywhere, also without a server.
public final class DocumentationBuild {
  /// The first page, which is made from the list of the documents.
  private static final String HOME = "index";

  private static final String RULES_BOARD_SCRIPT = "/web/bundle/documentation/rules-board.js";

  /// The files that all pages share, and the resources that they are.
  private static final Map<String, String> SHARED =
      Map.of(
          "files/theme.js",
          "/web/site/theme.js",
          "files/policy.js",
          "/web/documentation/policy.js",
          "files/icon.svg",
          "/web/site/icon.svg",
          "files/fonts/figtree.woff2",
          "/web/site/fonts/figtree.woff2",
          "files/fonts/young-serif.woff2",
          "/web/site/fonts/young-serif.woff2",
          "files/documentation.css",
          "/web/bundle/documentation/documentation.css",
          "files/documentation.js",
          "/web/bundle/documentation/documentation.js",
          "files/board.css",
          "/web/board/board.css",
          "files/pieces.svg",
          "/web/board/pieces.svg",
          RulesBoard.SCRIPT,
          RULES_BOARD_SCRIPT);

  private final Path root;
  private final Path out;
  private final DocumentList documents;
  private final PageLinks links;
  private final DocumentTemplate template;
  private final TreeSet<String> files = new TreeSet<>();

  private DocumentationBuild(Path root, String repository, Path out) throws IOException {
    this.root = root;
    this.out = out;
    this.documents = DocumentList.of(root);
    this.links = new PageLinks(root, repository, documents);
    this.template =
        new DocumentTemplate(
            new String(resource("/web/documentation/page.html"), StandardCharsets.UTF_8));
  }

  /// Writes the pages.
  ///
  /// @param arguments the root of the repository, its address on the web, and the folder of the
  ///   pages, which is replaced
  /// @throws IllegalStateException when a link leads nowhere
  public static void main(String[] arguments) throws IOException {
    Path root = Path.of(arguments[0]).toRealPath();
    Path out = Path.of(arguments[2]);
    delete(out);
    new DocumentationBuild(root, arguments[1], out).write();
  }

  /// Deletes the pages of an earlier build.
  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  private void write() throws IOException {
    List<String> broken = new ArrayList<>();
    Map<String, DocumentContent> contents = new LinkedHashMap<>();
    for (Language language : Language.ofDocuments()) {
      writeLanguage(MessageCatalogue.of(language), contents, broken);
    }
    broken.addAll(links.broken(contents));
    if (!broken.isEmpty()) {
      throw new IllegalStateException("documents with errors:\n" + String.join("\n", broken));
    }
    for (Map.Entry<String, String> shared : SHARED.entrySet()) {
      write(shared.getKey(), resource(shared.getValue()));
    }
    for (Path picture : links.pictures()) {
      write(PageLinks.picture(picture), Files.readAllBytes(root.resolve(picture)));
    }
    write(DocumentationFiles.LIST, String.join("\n", files).getBytes(StandardCharsets.UTF_8));
  }

  private void writeLanguage(
      Messages messages, Map<String, DocumentContent> contents, List<String> broken)
      throws IOException {
    Language language = messages.language();
    SearchIndex index = new SearchIndex();
    Map<String, DocumentContent> pages = new LinkedHashMap<>();
    Map<String, String> titles = new LinkedHashMap<>();
    for (Document document : documents.edition(language).values()) {
      if (!document.path().equals(HOME)) {
        DocumentContent content = content(document, messages);
        index.add(document.path(), content);
        pages.put(document.path(), content);
        titles.put(document.path(), content.title());
      }
    }
    String readme = Files.readString(root.resolve("docs/README.md"));
    DocumentTree tree = new DocumentTree(documents, readme, titles, messages);
    broken.addAll(tree.forgotten());
    pages.put(HOME, OwnContent.home(tree, messages));
    pages.put("search", OwnContent.search(messages));
    for (Map.Entry<String, DocumentContent> page : pages.entrySet()) {
      String path = language.code() + "/" + page.getKey();
      String html =
          template.fill(path, page.getValue(), tree, messages, isForeign(page.getKey(), language));
      write(path + ".html", html.getBytes(StandardCharsets.UTF_8));
      contents.put(path, page.getValue());
    }
    write(language.code() + "/search-index.js", index.script().getBytes(StandardCharsets.UTF_8));
  }

  /// Returns whether the document of a page is in English on a page of another language.
  private boolean isForeign(String page, Language language) {
    Document document = documents.edition(language).get(page);
    return document != null
        && !page.equals(HOME)
        && document.language().orElse(Language.ENGLISH) != language;
  }

  private DocumentContent content(Document document, Messages messages) throws IOException {
    String text = Files.readString(root.resolve(document.file()));
    if (document.isReport()) {
      return ReportPage.of(text);
    }
    Language language = messages.language();
    DocumentContent content =
        MarkdownPage.of(text, messages, target -> links.resolve(document, language, target));
    return RulesBoard.hasPlace(content.html()) ? withBoard(document, content, messages) : content;
  }

  /// Returns the content of a page with a board. The file is named after the game.
  private static DocumentContent withBoard(
      Document document, DocumentContent content, Messages messages) throws IOException {
    String path = messages.language().code() + "/" + document.path();
    String game = path.substring(path.lastIndexOf('/') + 1);
    String script = new String(resource(RULES_BOARD_SCRIPT), StandardCharsets.UTF_8);
    return content.withHtml(
        new RulesBoard(game, PageLinks.rootOf(path), script, messages).fill(content.html()));
  }

  private void write(String name, byte[] content) throws IOException {
    Path file = out.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, content);
    files.add(name);
  }

  private static byte[] resource(String name) throws IOException {
    try (InputStream in = DocumentationBuild.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + name);
      }
      return in.readAllBytes();
    }
  }
}
