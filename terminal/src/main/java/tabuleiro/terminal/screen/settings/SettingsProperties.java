package tabuleiro.terminal.screen.settings;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.terminal.screen.paint.Theme;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;
import tabuleiro.text.Language;

/// Formats and parses settings as the text of a properties file.
final class SettingsProperties {
  private SettingsProperties() {}

  /// Returns lines of the form `key=value`, in the order of the keys.
  ///
  /// @param language the language that the user has chosen; empty when it follows the environment
  static String format(TerminalSettings settings, Optional<Language> language) {
    Map<String, String> values = new TreeMap<>();
    language.ifPresent(chosen -> values.put("language", chosen.code()));
    values.put("theme", settings.theme());
    values.put("colours", key(settings.colours()));
    values.put("symbols", key(settings.symbols()));
    for (TerminalSettings.Toggle which : TerminalSettings.Toggle.values()) {
      values.put(key(which), String.valueOf(settings.isOn(which)));
    }
    put(values, "play.", settings.playChoices());
    put(values, "watch.", settings.watchChoices());
    StringBuilder text = new StringBuilder();
    values.forEach((key, value) -> text.append(key).append('=').append(escape(value)).append('\n'));
    return text.toString();
  }

  private static void put(Map<String, String> values, String prefix, GameChoices choices) {
    values.put(prefix + "game", choices.family());
    values.put(prefix + "variant", choices.variant());
    values.put(prefix + "first.player", choices.first().player());
    values.put(prefix + "first.name", choices.first().name());
    values.put(prefix + "second.player", choices.second().player());
    values.put(prefix + "second.name", choices.second().name());
    values.put(prefix + "clock", choices.clock());
    values.put(prefix + "match", String.valueOf(choices.isMatch()));
  }

  /// Escapes what a properties file would change: it reads a backslash as the start of an escape
  /// and drops leading blanks.
  private static String escape(String value) {
    String escaped = value.replace("\\", "\\\\");
    return escaped.startsWith(" ") ? "\\" + escaped : escaped;
  }

  /// Returns the language in the text of a properties file; empty when it names none.
  static Optional<Language> parseLanguage(String text) {
    return Optional.ofNullable(parse(text).getProperty("language")).flatMap(Language::of);
  }

  private static Properties parse(String text) {
    Properties values = new Properties();
    try {
      values.load(new StringReader(text));
      return values;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Parses what [#format] has written; a missing key keeps its value in `standard`.
  ///
  /// @throws IllegalArgumentException when a value is not valid for its key
  static TerminalSettings parse(String text, TerminalSettings defaults) {
    Properties values = parse(text);
    TerminalSettings settings =
        defaults
            .withLanguage(language(values.getProperty("language", defaults.language().code())))
            .withTheme(Theme.requireName(values.getProperty("theme", defaults.theme())))
            .withColours(parseEnum(values, "colours", defaults.colours()))
            .withSymbols(parseEnum(values, "symbols", defaults.symbols()))
            .withPlayChoices(choices(values, "play.", defaults.playChoices()))
            .withWatchChoices(choices(values, "watch.", defaults.watchChoices()));
    for (TerminalSettings.Toggle which : TerminalSettings.Toggle.values()) {
      settings = settings.withToggle(which, parseBoolean(values, key(which), defaults.isOn(which)));
    }
    return settings;
  }

  private static Language language(String code) {
    return Language.of(code).orElseThrow(() -> new IllegalArgumentException(code));
  }

  private static <E extends Enum<E>> E parseEnum(Properties values, String key, E defaults) {
    String text = values.getProperty(key, key(defaults));
    return Enum.valueOf(defaults.getDeclaringClass(), text.toUpperCase(Locale.ROOT));
  }

  private static boolean parseBoolean(Properties values, String key, boolean defaults) {
    String text = values.getProperty(key, String.valueOf(defaults));
    if (!text.equals("true") && !text.equals("false")) {
      throw new IllegalArgumentException(text);
    }
    return text.equals("true");
  }

  private static GameChoices choices(Properties values, String prefix, GameChoices defaults) {
    String name = values.getProperty(prefix + "game", defaults.family());
    Family family = Games.find(name).orElseThrow(() -> new IllegalArgumentException(name));
    try {
      String variant = values.getProperty(prefix + "variant", family.game().id().variant());
      return new GameChoices(
          name,
          family.game(variant).id().variant(),
          parsePlayer(values, prefix + "first.", defaults.first()),
          parsePlayer(values, prefix + "second.", defaults.second()),
          values.getProperty(prefix + "clock", defaults.clock()),
          parseBoolean(values, prefix + "match", defaults.isMatch()));
    } catch (UnknownVariantException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static PlayerChoice parsePlayer(Properties values, String prefix, PlayerChoice defaults) {
    return new PlayerChoice(
        values.getProperty(prefix + "player", defaults.player()),
        values.getProperty(prefix + "name", defaults.name()));
  }

  private static String key(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}
