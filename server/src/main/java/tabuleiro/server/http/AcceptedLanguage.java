package tabuleiro.server.http;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tabuleiro.text.Language;

/// The language of ours that a browser likes best (RFC 9110, 12.5.4).
final class AcceptedLanguage {
  private AcceptedLanguage() {}

  /// Returns it; English where the header is missing, senseless or names none of ours.
  static Language of(@Nullable String header) {
    if (header == null) {
      return Language.ENGLISH;
    }
    try {
      List<Locale.LanguageRange> ranges = Locale.LanguageRange.parse(header);
      return ranges.stream()
          .filter(range -> range.getWeight() > 0)
          .map(range -> range.getRange().split("-", 2)[0])
          .flatMap(code -> Language.of(code).stream())
          .findFirst()
          .orElse(Language.ENGLISH);
    } catch (IllegalArgumentException e) {
      return Language.ENGLISH;
    }
  }
}
