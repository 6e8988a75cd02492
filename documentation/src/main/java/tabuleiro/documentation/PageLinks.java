package tabuleiro.documentation;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import tabuleiro.text.Language;

/// Leads the links of documents to pages: to the page of another document, to a copy of a picture,
/// and for any other file of the repository to its address on the web. Collects links that lead
/// nowhere.
final class PageLinks {
  private static final Pattern ADDRESS = Pattern.compile("[a-z]+:.*");
  private static final Pattern PICTURE = Pattern.compile(".*\\.(webp|png|svg)");

  /// A link to a heading of a page.
  private record AnchorLink(Path from, String page, String anchor) {}

  private final Path root;
  private final String repository;
  private final DocumentList documents;
  private final Set<Path> pictures = new TreeSet<>();
  private final List<AnchorLink> anchors = new ArrayList<>();
  private final List<String> broken = new ArrayList<>();

  /// @param root the root of the repository
  /// @param repository its address on the web
  PageLinks(Path root, String repository, DocumentList documents) {
    this.root = root;
    this.repository = repository;
    this.documents = documents;
  }

  /// Returns whether the target of a link is on another site.
  static boolean isExternal(String target) {
    return ADDRESS.matcher(target).matches();
  }

  /// Returns the way from a page up to the folder of all pages, such as `../../`.
  ///
  /// @param page the path of the page, such as `en/rules/talpa`
  static String rootOf(String page) {
    return "../".repeat((int) page.chars().filter(c -> c == '/').count());
  }

  /// Returns the target of a link on a page.
  ///
  /// @param from the document that has the link
  /// @param language the language of the page
  /// @param target the target in the document
  String resolve(Document from, Language language, String target) {
    if (isExternal(target)) {
      return target;
    }
    String page = language.code() + "/" + from.path();
    String fragment = target.contains("#") ? target.substring(target.indexOf('#') + 1) : "";
    String file = target.replaceFirst("#.*", "");
    if (file.isEmpty()) {
      anchors.add(new AnchorLink(from.file(), page, fragment));
      return target;
    }
    Path path = from.file().resolveSibling(file).normalize();
    if (!Files.exists(root.resolve(path))) {
      broken.add("%s: %s does not exist".formatted(from.file(), target));
      return target;
    }
    if (PICTURE.matcher(file).matches()) {
      pictures.add(path);
      return rootOf(page) + picture(path);
    }
    Optional<Document> document = documents.of(Document.slashes(path));
    if (document.isEmpty()) {
      return repository + "/blob/main/" + Document.slashes(path);
    }
    String other = edition(from, language, document.orElseThrow(), fragment);
    if (!fragment.isEmpty()) {
      anchors.add(new AnchorLink(from.file(), other, fragment));
    }
    return rootOf(page) + other + ".html" + (fragment.isEmpty() ? "" : "#" + fragment);
  }

  /// Returns the page of a document to which a page leads: a document that exists once leads to
  /// pages in the reader's language, apart from headings, which have one language, and the texts of
  /// reports, which it names in both.
  private static String edition(Document from, Language language, Document to, String fragment) {
    boolean isAny = from.language().isEmpty() && fragment.isEmpty() && !to.isReport();
    Language chosen = isAny ? language : to.language().orElse(language);
    return chosen.code() + "/" + to.path();
  }

  /// Returns where the copy of a picture is, from the folder of all pages.
  static String picture(Path file) {
    return "files/" + Document.slashes(file).replaceFirst("^docs/", "");
  }

  /// Returns the pictures to which the links lead, by their paths below the root.
  Set<Path> pictures() {
    return pictures;
  }

  /// Returns a sentence for each link that leads nowhere.
  ///
  /// @param contents the pages by their paths, such as `en/rules/talpa`
  List<String> broken(Map<String, DocumentContent> contents) {
    List<String> all = new ArrayList<>(broken);
    for (AnchorLink link : anchors) {
      DocumentContent content = contents.get(link.page());
      if (content != null && !content.hasAnchor(link.anchor())) {
        all.add("%s: %s has no #%s".formatted(link.from(), link.page(), link.anchor()));
      }
    }
    return all.stream().distinct().toList();
  }
}
