package tabuleiro.server.http;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tabuleiro.protocol.catalogue.TextsJson;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.text.Html;
import tabuleiro.view.text.MessageCatalogue;
import tabuleiro.view.text.PageTextsJsonMapper;

/// A template `web/pages/NAME.html`, filled for a language. In a template `{{key}}` is a value of
/// the page or else the text of a key, `{{=key}}` a value that is HTML, `{{language}}` the code of
/// the language, `{{=other-languages}}` links to the page in the others, `{{=theme-script}}` the
/// script that runs first, and `{{>part}}` the template `web/parts/PART.html`. Files are named by
/// their paths; they get the addresses under which browsers keep them.
///
/// @param html the page, with a place for the data of its script
/// @param texts the texts that its script uses, as JSON
record PageTemplate(String html, String texts) {
  /// The place of the data, in the footer.
  private static final String DATA_PLACE = "<!--data-->";

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{([>=]?)([a-z0-9.-]+)}}");

  private static final Pattern FILE =
      Pattern.compile("(src|href)=\"(/(?:board|play|site|study)/[^\"?]+\\.[a-z0-9]+)\"");

  private static final Pattern SCRIPT =
      Pattern.compile("<script type=\"module\" src=\"([^\"]+)\"></script>");

  /// Fills a template.
  ///
  /// @param values returns the values of the template in a language
  /// @throws ProblemException when there is no such page
  /// @throws IllegalStateException when a key has no text, or a file does not exist; tests check
  ///   this
  static PageTemplate of(
      String name, Language language, Function<Messages, Map<String, String>> values) {
    Messages messages = MessageCatalogue.of(language);
    String html = fill("/pages/" + name, messages, values.apply(messages));
    Optional<PageScript> script =
        SCRIPT.matcher(html).results().findFirst().map(found -> PageScript.of(found.group(1)));
    TextsJson texts =
        PageTextsJsonMapper.of(messages, script.map(PageScript::usedKeys).orElse(key -> false));
    String withFiles = FILE.matcher(html).replaceAll(PageTemplate::file);
    String links = script.map(PageTemplate::links).orElse("");
    return new PageTemplate(
        withFiles.replace("</head>", links + "</head>"), JsonText.format(texts));
  }

  /// Fills a template or a part.
  ///
  /// @param name its path without the ending, such as `/parts/footer`
  static String fill(String name, Messages messages, Map<String, String> values) {
    String template = WebResource.text(name + ".html").orElseThrow(ProblemException::notFound);
    return PLACEHOLDER
        .matcher(template)
        .replaceAll(hole -> Matcher.quoteReplacement(content(hole, messages, values)));
  }

  private static String content(MatchResult hole, Messages messages, Map<String, String> values) {
    String name = hole.group(2);
    String value = values.get(name);
    if (hole.group(1).equals(">")) {
      return fill("/parts/" + name, messages, values);
    }
    if (name.equals("other-languages")) {
      return otherLanguages(messages.language());
    }
    if (name.equals("theme-script")) {
      return ThemeScript.TEXT;
    }
    if (hole.group(1).equals("=")) {
      return Objects.requireNonNull(value, name);
    }
    if (name.equals("language")) {
      return messages.language().code();
    }
    return Html.escape(value != null ? value : messages.format(name));
  }

  private static String otherLanguages(Language shown) {
    return Arrays.stream(Language.values())
        .filter(language -> language != shown)
        .map(PageTemplate::link)
        .collect(Collectors.joining());
  }

  private static String link(Language language) {
    return "<a class=\"tool language\" lang=\"%1$s\" hreflang=\"%1$s\" href=\"?language=%1$s\">%2$s</a>\n"
        .formatted(language.code(), Html.escape(language.nativeName()));
  }

  private static String file(MatchResult found) {
    String address = StaticFiles.address(found.group(2));
    return Matcher.quoteReplacement(found.group(1) + "=\"" + address + "\"");
  }

  /// Returns the links by which a browser loads at once what the script would ask for later.
  private static String links(PageScript script) {
    return script.hasBoards()
        ? preload("board-style", "/board/board.css") + preload("board-pieces", "/board/pieces.svg")
        : "";
  }

  private static String preload(String id, String path) {
    return "<link rel=\"preload\" as=\"fetch\" crossorigin id=\"%s\" href=\"%s\">\n"
        .formatted(id, StaticFiles.address(path));
  }

  /// Returns the page with the answers of the API that it brings along.
  ///
  /// @param answers the answers as JSON by path
  String withAnswers(Map<String, String> answers) {
    String data = data(texts, answers);
    return html.replace(
        DATA_PLACE, "<script type=\"application/json\" id=\"page-data\">" + data + "</script>");
  }

  /// Returns answers of the API as JSON that can stand in a script element.
  ///
  /// @param texts the texts of the page as JSON
  /// @param answers the other answers as JSON by path
  static String data(String texts, Map<String, String> answers) {
    StringBuilder data = new StringBuilder("{\"/texts\":" + texts);
    answers.forEach((path, json) -> data.append(",\"%s\":%s".formatted(path, json)));
    data.append('}');
    return Html.inScript(data.toString());
  }
}
