package tabuleiro.server.picture;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.server.http.WebResource;

/// The symbols of pieces and parts of boards, from the file that the browser's board uses too. Each
/// is drawn around 0, 0 in a cell of [#CELL].
final class BoardSymbols {
  /// The size of a cell in the units of symbols.
  static final double CELL = 48;

  private static final String SHEET = WebResource.text("/board/pieces.svg").orElseThrow();

  private static final Map<String, String> SYMBOLS =
      elements(Pattern.compile("(?s)<symbol id=\"([^\"]+)\">(.*?)</symbol>"), 2);

  private static final Map<String, String> PAINTS =
      elements(Pattern.compile("(?s)<radialGradient id=\"([^\"]+)\".*?</radialGradient>"), 0);

  private BoardSymbols() {}

  private static Map<String, String> elements(Pattern pattern, int group) {
    Map<String, String> elements = new LinkedHashMap<>();
    Matcher found = pattern.matcher(SHEET);
    while (found.find()) {
      elements.put(found.group(1), found.group(group));
    }
    return Collections.unmodifiableMap(elements);
  }

  /// Returns the first of some names that a symbol has.
  static Optional<String> name(String... names) {
    return Arrays.stream(names).filter(SYMBOLS::containsKey).findFirst();
  }

  /// Returns the elements of a symbol; their colours are variables of the style.
  ///
  /// @throws IllegalStateException when there is no such symbol
  static String content(String name) {
    return Optional.ofNullable(SYMBOLS.get(name))
        .orElseThrow(() -> new IllegalStateException("no symbol " + name));
  }

  /// Returns the gradients that symbols refer to.
  static Collection<String> paints() {
    return PAINTS.values();
  }
}
