package tabuleiro.terminal.screen.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tabuleiro.terminal.screen.paint.Theme;
import tabuleiro.terminal.screen.settings.Settings;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The settings; each change holds at once.
///
/// @param selected the chosen line
public record SettingsPage(int selected) implements Form {
  @Override
  public String title(View view) {
    return view.words().say("page.menu.settings");
  }

  @Override
  public List<Field> fields(View view) {
    Messages words = view.words();
    Settings settings = view.settings();
    List<Field> fields = new ArrayList<>();
    fields.add(field("language", settings.language().ownName(), words));
    fields.add(field("theme", words.say("page.theme." + settings.theme()), words));
    fields.add(field("colours", words.say("page.colours." + key(settings.colours())), words));
    fields.add(field("symbols", words.say("page.symbols." + key(settings.symbols())), words));
    for (Settings.Switch which : Settings.Switch.values()) {
      fields.add(field(key(which), words.say(settings.is(which) ? "page.on" : "page.off"), words));
    }
    fields.add(Field.button("back", words.say("page.form.back")));
    return fields;
  }

  private static Field field(String key, String value, Messages words) {
    return Field.choice(key, words.say("page.setting." + key), value);
  }

  private static String key(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public Form select(int line) {
    return new SettingsPage(line);
  }

  @Override
  public String message(View view) {
    return "";
  }

  @Override
  public Answer turn(String key, int by, View view) {
    Settings settings = view.settings();
    Settings changed =
        switch (key) {
          case "language" ->
              settings.withLanguage(Turning.next(Language.values(), settings.language(), by));
          case "theme" -> settings.withTheme(Turning.next(Theme.NAMES, settings.theme(), by));
          case "colours" ->
              settings.withColours(Turning.next(Settings.Colours.values(), settings.colours(), by));
          case "symbols" ->
              settings.withSymbols(Turning.next(Settings.Symbols.values(), settings.symbols(), by));
          default -> settings.turned(which(key));
        };
    return Answer.of(this, new Wish.Change(changed));
  }

  private static Settings.Switch which(String key) {
    return Settings.Switch.valueOf(key.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  @Override
  public Answer press(String key, View view) {
    return Answer.of(this, new Wish.Back());
  }
}
