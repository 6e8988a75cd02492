package tabuleiro.server.picture;

import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The colours of a game's board in the light theme. They are read from the style sheet of the
/// browser's board, so that pictures look the same.
final class BoardColors {
  private static final String STYLE = style();

  private static final Map<String, BoardColors> BY_GAME = new ConcurrentHashMap<>();

  /// A rule without nested rules: its selectors and its declarations.
  private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^{}]*)\\}");

  /// A variable and its colour, that of the light theme where there are two.
  private static final Pattern VARIABLE =
      Pattern.compile("--([a-z0-9-]+):\\s*(?:light-dark\\(\\s*)?(#[0-9a-f]{6})");

  private final Map<String, Color> colors;

  private BoardColors(Map<String, Color> colors) {
    this.colors = colors;
  }

  /// Returns the colours of a family of games. The style sheet is parsed once for each.
  static BoardColors of(String game) {
    return BY_GAME.computeIfAbsent(game, BoardColors::parse);
  }

  private static BoardColors parse(String game) {
    Map<String, Color> colors = new HashMap<>();
    // Rules for forced colours come last and are not for pictures.
    String rules = STYLE.substring(0, STYLE.indexOf("@media (forced-colors"));
    Matcher rule = RULE.matcher(rules.replaceAll("(?s)/\\*.*?\\*/", ""));
    while (rule.find()) {
      if (Arrays.stream(rule.group(1).strip().split("\\s*,\\s*", -1))
          .anyMatch(selector -> selector.equals(":host") || selector.equals(".game-" + game))) {
        Matcher variable = VARIABLE.matcher(rule.group(2));
        while (variable.find()) {
          colors.put(variable.group(1), Color.decode(variable.group(2)));
        }
      }
    }
    return new BoardColors(colors);
  }

  private static String style() {
    try (InputStream in = BoardColors.class.getResourceAsStream("/web/board/board.css")) {
      if (in == null) {
        throw new IllegalStateException("the style sheet of the board is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns the colour of a variable, such as `cell-0`.
  Color get(String name) {
    return Optional.ofNullable(colors.get(name))
        .orElseThrow(() -> new IllegalStateException("the board has no colour " + name));
  }
}
