package tabuleiro.text;

import java.util.Locale;
import java.util.Optional;

/// A language that Tabuleiro speaks.
public enum Language {
  /// English.
  ENGLISH("en", "English"),
  /// Portuguese.
  PORTUGUESE("pt", "Português");

  private final String code;
  private final String ownName;

  Language(String code, String ownName) {
    this.code = code;
    this.ownName = ownName;
  }

  /// Returns the two-letter code, such as `pt`.
  public String code() {
    return code;
  }

  /// Returns the language's name in itself.
  public String nativeName() {
    return ownName;
  }

  /// Returns the locale whose numbers and plurals the language uses.
  public Locale locale() {
    return Locale.of(code);
  }

  /// Returns the language of a two-letter code, or empty when it is none of ours.
  public static Optional<Language> of(String code) {
    for (Language language : values()) {
      if (language.code.equals(code)) {
        return Optional.of(language);
      }
    }
    return Optional.empty();
  }

  /// Returns the language of a locale; English when it is none of ours.
  public static Language of(Locale locale) {
    return of(locale.getLanguage()).orElse(ENGLISH);
  }
}
