package tabuleiro.server.picture;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.server.http.WebResource;

/// The colours of a game's board in the light theme. They are read from the design tokens and the
/// style sheet of the browser's board, so that pictures look the same.
final class BoardColors {
  private static final String TOKENS = WebResource.text("/site/tokens.css").orElseThrow();
  private static final String STYLE = WebResource.text("/board/board.css").orElseThrow();

  private static final Map<List<String>, BoardColors> BY_SELECTORS = new ConcurrentHashMap<>();

  /// A rule without nested rules: its selectors and its declarations.
  private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^{}]*)\\}");

  /// A variable and its value, that of the light theme where there are two.
  private static final Pattern VARIABLE =
      Pattern.compile("--([a-z0-9-]+):\\s*(?:light-dark\\(\\s*)?(var\\([^)]*\\)|[^;,]+)");

  private static final Pattern USE = Pattern.compile("var\\(--([a-z0-9-]+)\\)");

  private final Map<String, String> values;

  private BoardColors(Map<String, String> values) {
    this.values = values;
  }

  /// Returns the colours of a family of games. The style sheets are parsed once for each.
  ///
  /// @param isHexagon whether the board is a hexagon
  static BoardColors of(String game, boolean isHexagon) {
    String ofGame = ".game-" + game;
    List<String> selectors =
        isHexagon ? List.of(":host", ofGame, ofGame + ".kind-hexagon") : List.of(":host", ofGame);
    return BY_SELECTORS.computeIfAbsent(selectors, BoardColors::parse);
  }

  private static BoardColors parse(List<String> selectors) {
    Map<String, String> values = new HashMap<>();
    // The rules of other looks and of forced colours come later and are not for pictures.
    add(TOKENS.substring(0, TOKENS.indexOf(":root[")), List.of(":root"), values);
    add(STYLE, selectors, values);
    return new BoardColors(values);
  }

  private static void add(String style, List<String> selectors, Map<String, String> values) {
    Matcher rule = RULE.matcher(style.replaceAll("(?s)/\\*.*?\\*/", ""));
    while (rule.find()) {
      if (Arrays.stream(rule.group(1).strip().split("\\s*,\\s*", -1))
          .anyMatch(selectors::contains)) {
        VARIABLE
            .matcher(rule.group(2))
            .results()
            .forEach(found -> values.put(found.group(1), found.group(2).strip()));
      }
    }
  }

  /// Returns the value of a variable, such as `#ecd2a4` for `cell-0`.
  String get(String name) {
    String value =
        Optional.ofNullable(values.get(name))
            .orElseThrow(() -> new IllegalStateException("the board has no colour " + name));
    return fill(value);
  }

  /// Returns a text with the values of the variables that it uses.
  String fill(String text) {
    return USE.matcher(text).replaceAll(use -> Matcher.quoteReplacement(get(use.group(1))));
  }
}
