package tabuleiro.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A language that Tabuleiro speaks.
public enum Language {
  /// English.
  ENGLISH("en", "English", Locale.of("en")),
  /// Portuguese as in Portugal.
  PORTUGUESE("pt", "Português", Locale.of("pt")),
  /// Portuguese as in Brazil: it has texts of its own only where they differ.
  BRAZILIAN("pt-BR", "Português (Brasil)", Locale.of("pt", "BR"));

  private final String code;
  private final String ownName;
  private final Locale locale;

  Language(String code, String ownName, Locale locale) {
    this.code = code;
    this.ownName = ownName;
    this.locale = locale;
  }

  /// Returns the languages of the documents.
  public static List<Language> ofDocuments() {
    return Arrays.stream(values()).filter(language -> language.base() == language).toList();
  }

  /// Returns the tag (BCP 47), such as `pt` or `pt-BR`.
  public String code() {
    return code;
  }

  /// Returns the language's name in itself.
  public String nativeName() {
    return ownName;
  }

  /// Returns the language whose texts and documents serve where this one has none of its own: often
  /// itself.
  public Language base() {
    return this == BRAZILIAN ? PORTUGUESE : this;
  }

  /// Returns the locale whose numbers and plurals the language uses.
  public Locale locale() {
    return locale;
  }

  /// Returns the language of a tag in any case, or empty when it is none of ours.
  public static Optional<Language> of(String code) {
    for (Language language : values()) {
      if (language.code.equalsIgnoreCase(code)) {
        return Optional.of(language);
      }
    }
    return Optional.empty();
  }

  /// Returns the language of a locale: that of its region where there is one, such as [#BRAZILIAN].
  /// Empty when it is none of ours.
  public static Optional<Language> of(Locale locale) {
    return of(locale.getLanguage() + "-" + locale.getCountry()).or(() -> of(locale.getLanguage()));
  }
}
