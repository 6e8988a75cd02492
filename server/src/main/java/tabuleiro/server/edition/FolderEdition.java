package tabuleiro.server.edition;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.server.http.EngineFiles;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.OfflineJson;
import tabuleiro.server.http.OfflinePage;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.StaticFiles;
import tabuleiro.server.http.ThemeScript;
import tabuleiro.server.http.WebFile;
import tabuleiro.text.Language;

/// The edition as a folder, for any host of files and below any path: a folder for each page, those
/// in English at the top, the files of the pages and of the engine, and the documentation. All
/// addresses are relative.
public final class FolderEdition {
  /// What the pages may load, as the pages of a server. The worker's script comes from the network
  /// and so has a policy of its own: none, which lets the engine's runtime compile.
  private static final String POLICY =
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src"
          + " 'self' "
          + ThemeScript.SOURCE
          + "; worker-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
          + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'\">\n";

  private static final String VIEWPORT = "<meta name=\"viewport\"";
  private static final String MODULE = "<script type=\"module\"";
  private static final String SCRIPT = "/site/folder-edition.ts";
  private static final String SERVICE_WORKER = "/folder-worker.js";

  /// A link to a page: what comes before its address, the path, the query, the hash.
  private static final Pattern LINK =
      Pattern.compile("(<a [^>]*?)href=\"(/[^\"?#]*)(?:\\?([^\"#]*))?(#[^\"]*)?\"");

  /// The path of a page that exists once for all ids, and the id.
  private static final Pattern NAMED = Pattern.compile("/puzzles/(daily|next)");

  /// The path of the documentation on a server.
  private static final String DOCUMENTATION = "/docs";

  private static final Pattern ICON =
      Pattern.compile("\"(src|id|start_url|scope)\": \"/([^\"]*)\"");

  private final SortedMap<String, byte[]> files = new TreeMap<>();

  /// The folder of the engine, which names its content, with a slash at its end.
  private final String engineFolder;

  private FolderEdition(Map<String, byte[]> engine) {
    engineFolder = EngineFiles.of(engine).folder().orElseThrow().substring(1);
    engine.forEach((name, bytes) -> files.put(engineFolder + name, bytes));
  }

  /// Returns the files of the edition by their paths in the folder.
  ///
  /// @param engine the files of the engine by name: at least its worker, its runtime and its
  ///   program
  /// @param javadoc the files of the library's Javadoc by module and path, such as
  ///   `rules/index.html`; empty where it was not built
  public static SortedMap<String, byte[]> of(
      Map<String, byte[]> engine, Map<String, byte[]> javadoc, EditionVersion version) {
    FolderEdition edition = new FolderEdition(engine);
    for (Language language : Language.values()) {
      EditionPages.all().forEach(page -> edition.addPage(page, language, version));
    }
    edition.files.putAll(DocumentationFolder.files(edition.engineFolder, engine, POLICY, javadoc));
    edition.addServiceWorker();
    return edition.files;
  }

  private void addPage(OfflinePage page, Language language, EditionVersion version) {
    String folder = folder(page.path(), language);
    String root = toRoot(folder);
    String html = PageRenderer.render(page.content().apply(language), language);
    String attributes =
        "data-edition=\"folder\" data-root=\"%s\" data-path=\"%s\" data-engine=\"%s\""
            .formatted(root, page.path(), engineFolder);
    html = EditionPages.marked(html, attributes, version, language);
    String script = MODULE + " src=\"" + StaticFiles.address(SCRIPT) + "\"></script>\n" + MODULE;
    html = html.replaceFirst(MODULE, Matcher.quoteReplacement(script));
    html = html.replaceFirst(VIEWPORT, Matcher.quoteReplacement(POLICY + VIEWPORT));
    for (String path : EditionPages.files(List.of(html))) {
      files.computeIfAbsent(path.substring(1), _ -> content(path));
    }
    html = EditionPages.FILE.matcher(html).replaceAll(file -> file(file, root));
    html = LINK.matcher(html).replaceAll(link -> link(link, root, language));
    files.put(folder + "index.html", html.getBytes(StandardCharsets.UTF_8));
  }

  /// Returns the folder of a page, with a slash at its end; empty for the first one.
  static String folder(String path, Language language) {
    String page = path.equals("/") ? "" : path.substring(1) + "/";
    return language == Language.ENGLISH ? page : language.code() + "/" + page;
  }

  /// Returns what leads from a file to the top of the edition.
  static String toRoot(String file) {
    return "../".repeat((int) file.chars().filter(c -> c == '/').count());
  }

  private static String file(MatchResult file, String root) {
    return Matcher.quoteReplacement(
        "%s=\"%s%s%s\"".formatted(file.group(1), root, file.group(2).substring(1), file.group(3)));
  }

  /// Returns a link to another page; its path on a server is an attribute for the scripts.
  private static String link(MatchResult link, String root, Language language) {
    String path = link.group(2);
    String query = link.group(3) == null ? "" : link.group(3);
    Matcher named = NAMED.matcher(path);
    String address = root + folder(path, language);
    if (named.matches()) {
      address = root + folder("/puzzle", language);
      query = "id=" + named.group(1) + (query.isEmpty() ? "" : "&amp;" + query);
    }
    if (path.equals(DOCUMENTATION)) {
      address = root + DocumentationFolder.home(language);
    }
    String hash = link.group(4) == null ? "" : link.group(4);
    return Matcher.quoteReplacement(
        "%sdata-path=\"%s\" href=\"%s%s%s\""
            .formatted(
                link.group(1),
                path,
                address.isEmpty() ? "./" : address,
                query.isEmpty() ? "" : "?" + query,
                hash));
  }

  /// Returns the content of a file, with relative addresses.
  private static byte[] content(String path) {
    WebFile file = EditionPages.file(path);
    String root = toRoot(path.substring(1));
    if (path.endsWith(".css")) {
      return EditionPages.FONT
          .matcher(EditionPages.text(path))
          .replaceAll(font -> "url(" + root + font.group(1).substring(1) + font.group(2) + ")")
          .getBytes(StandardCharsets.UTF_8);
    }
    if (path.endsWith(".webmanifest")) {
      return ICON.matcher(EditionPages.text(path))
          .replaceAll("\"$1\": \"" + root + "$2\"")
          .getBytes(StandardCharsets.UTF_8);
    }
    return file.bytes();
  }

  /// Adds the script by which browsers keep the edition. It names all files but those of the
  /// documentation, which are kept when they are read, and changes when any file does.
  private void addServiceWorker() {
    StringBuilder all = new StringBuilder();
    files.forEach((path, bytes) -> all.append(path).append(WebFile.of("", bytes).hash()));
    String version = WebFile.of("", all.toString().getBytes(StandardCharsets.UTF_8)).hash();
    List<String> paths =
        files.keySet().stream()
            .filter(path -> !path.startsWith(DocumentationFolder.NAME))
            .map(path -> path.replaceFirst("(^|/)index\\.html$", "$1"))
            .toList();
    String kept = JsonText.format(new OfflineJson(version, paths, List.of()));
    String script = "globalThis.KEPT = " + kept + ";\n" + EditionPages.text(SERVICE_WORKER);
    files.put("service-worker.js", script.getBytes(StandardCharsets.UTF_8));
  }
}
