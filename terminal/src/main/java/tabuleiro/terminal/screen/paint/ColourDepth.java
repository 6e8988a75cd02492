package tabuleiro.terminal.screen.paint;

import java.util.Locale;
import java.util.Map;

/// The number of colours that a terminal shows.
public enum ColourDepth {
  /// None: what must stand out is bold, underlined or reversed.
  NONE,
  /// The 16 colours of the terminal's own palette.
  SIXTEEN,
  /// The 256 of xterm's palette.
  INDEXED,
  /// Red, green and blue, 8 bits each.
  TRUE;

  /// Returns the depth according to the environment. A non-empty `NO_COLOR` disables colours
  /// (no-color.org); a terminal that does not announce more has sixteen.
  public static ColourDepth detect(Map<String, String> environment) {
    String term = environment.getOrDefault("TERM", "").toLowerCase(Locale.ROOT);
    String colorTerm = environment.getOrDefault("COLORTERM", "").toLowerCase(Locale.ROOT);
    if (!environment.getOrDefault("NO_COLOR", "").isEmpty() || term.equals("dumb")) {
      return NONE;
    }
    if (colorTerm.equals("truecolor")
        || colorTerm.equals("24bit")
        || term.endsWith("-direct")
        || environment.containsKey("WT_SESSION")) {
      return TRUE;
    }
    if (term.contains("256color")) {
      return INDEXED;
    }
    return term.startsWith("vt") ? NONE : SIXTEEN;
  }
}
