package tabuleiro.terminal.screen.settings;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.terminal.screen.paint.Theme;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;
import tabuleiro.text.Language;

/// Settings as the text of a properties file.
final class SettingsProperties {
  private SettingsProperties() {}

  /// Returns the lines `key=value`, in the order of the keys.
  static String format(TerminalSettings settings) {
    Map<String, String> values = new TreeMap<>();
    values.put("language", settings.language().code());
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

  private static void put(Map<String, String> values, String prefix, GameChoices plan) {
    values.put(prefix + "game", plan.family());
    values.put(prefix + "variant", plan.variant());
    values.put(prefix + "first.player", plan.first().player());
    values.put(prefix + "first.name", plan.first().name());
    values.put(prefix + "second.player", plan.second().player());
    values.put(prefix + "second.name", plan.second().name());
    values.put(prefix + "clock", plan.clock());
    values.put(prefix + "match", String.valueOf(plan.isMatch()));
  }

  /// A properties file reads a backslash as the beginning of an escape, and drops leading blanks.
  private static String escape(String value) {
    String escaped = value.replace("\\", "\\\\");
    return escaped.startsWith(" ") ? "\\" + escaped : escaped;
  }

  /// Reads what [#format] has written; what it does not name stays as in `standard`.
  ///
  /// @throws IllegalArgumentException when a value is none that its key can have
  static TerminalSettings parse(String text, TerminalSettings standard) {
    Properties values = new Properties();
    try {
      values.load(new StringReader(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    TerminalSettings settings =
        standard
            .withLanguage(language(values.getProperty("language", standard.language().code())))
            .withTheme(Theme.of(values.getProperty("theme", standard.theme())).name())
            .withColours(value(values, "colours", standard.colours()))
            .withSymbols(value(values, "symbols", standard.symbols()))
            .withPlayChoices(plan(values, "play.", standard.playChoices()))
            .withWatchChoices(plan(values, "watch.", standard.watchChoices()));
    for (TerminalSettings.Toggle which : TerminalSettings.Toggle.values()) {
      settings = settings.withToggle(which, is(values, key(which), standard.isOn(which)));
    }
    return settings;
  }

  private static Language language(String code) {
    return Language.of(code).orElseThrow(() -> new IllegalArgumentException(code));
  }

  private static <E extends Enum<E>> E value(Properties values, String key, E standard) {
    String text = values.getProperty(key, key(standard));
    return Enum.valueOf(standard.getDeclaringClass(), text.toUpperCase(Locale.ROOT));
  }

  private static boolean is(Properties values, String key, boolean standard) {
    String text = values.getProperty(key, String.valueOf(standard));
    if (!text.equals("true") && !text.equals("false")) {
      throw new IllegalArgumentException(text);
    }
    return text.equals("true");
  }

  private static GameChoices plan(Properties values, String prefix, GameChoices standard) {
    String name = values.getProperty(prefix + "game", standard.family());
    Family family = Games.find(name).orElseThrow(() -> new IllegalArgumentException(name));
    try {
      String variant = values.getProperty(prefix + "variant", family.game().id().variant());
      return new GameChoices(
          name,
          family.game(variant).id().variant(),
          sitter(values, prefix + "first.", standard.first()),
          sitter(values, prefix + "second.", standard.second()),
          values.getProperty(prefix + "clock", standard.clock()),
          is(values, prefix + "match", standard.isMatch()));
    } catch (UnknownVariantException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static PlayerChoice sitter(Properties values, String prefix, PlayerChoice standard) {
    return new PlayerChoice(
        values.getProperty(prefix + "player", standard.player()),
        values.getProperty(prefix + "name", standard.name()));
  }

  private static String key(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}
