package tabuleiro.terminal.screen;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The character set of a terminal according to the environment. What the Java machine reports is
/// not enough: it reports ASCII for a locale that is not installed.
final class LocaleCharset {
  private LocaleCharset() {}

  /// Returns the character set that the locale names: the first of `LC_ALL`, `LC_CTYPE` and `LANG`
  /// that is set. ASCII stands for a locale without one, such as `C`. Where no variable is set, as
  /// in many containers, it is UTF-8, as for the lines of text of the program.
  static Charset of(Map<String, String> environment) {
    return List.of("LC_ALL", "LC_CTYPE", "LANG").stream()
        .map(variable -> environment.getOrDefault(variable, ""))
        .filter(value -> !value.isEmpty())
        .findFirst()
        .map(LocaleCharset::named)
        .orElse(StandardCharsets.UTF_8);
  }

  /// Returns the character set of what is typed: that of the locale where it has more than ASCII,
  /// otherwise UTF-8.
  static Charset ofInput(Map<String, String> environment) {
    Charset charset = of(environment);
    return charset.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : charset;
  }

  /// Returns the character set of a locale such as `pt_PT.ISO-8859-1@euro`, or `UTF-8` alone.
  private static Charset named(String locale) {
    String name = locale.replaceFirst("^[^.]*\\.", "").replaceFirst("@.*", "");
    if (name.toLowerCase(Locale.ROOT).matches("utf-?8")) {
      return StandardCharsets.UTF_8;
    }
    try {
      return Charset.forName(name);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      return StandardCharsets.US_ASCII;
    }
  }
}
