package tabuleiro.server.http;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tabuleiro.text.Language;

/// Chooses a language by the header `Accept-Language` (RFC 9110, 12.5.4).
final class AcceptedLanguage {
  private AcceptedLanguage() {}

  /// Returns the supported language that the browser prefers; English when the header is missing,
  /// malformed or names no supported language.
  public static Language of(@Nullable String header) {
    if (header == null) {
      return Language.ENGLISH;
    }
    try {
      List<Locale.LanguageRange> ranges = Locale.LanguageRange.parse(header);
      return ranges.stream()
          .filter(range -> range.getWeight() > 0)
          .flatMap(range -> Language.of(Locale.forLanguageTag(range.getRange())).stream())
          .findFirst()
          .orElse(Language.ENGLISH);
    } catch (IllegalArgumentException e) {
      return Language.ENGLISH;
    }
  }
}
