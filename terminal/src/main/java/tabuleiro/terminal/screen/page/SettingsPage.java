package tabuleiro.terminal.screen.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tabuleiro.terminal.screen.paint.Theme;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The settings; each change holds at once.
///
/// @param selected the chosen line
public record SettingsPage(int selected) implements Form {
  @Override
  public String title(PageContext view) {
    return view.messages().format("page.menu.settings");
  }

  @Override
  public List<FormField> fields(PageContext view) {
    Messages words = view.messages();
    TerminalSettings settings = view.settings();
    List<FormField> fields = new ArrayList<>();
    fields.add(field("language", settings.language().nativeName(), words));
    fields.add(field("theme", words.format("page.theme." + settings.theme()), words));
    fields.add(field("colours", words.format("page.colours." + key(settings.colours())), words));
    fields.add(field("symbols", words.format("page.symbols." + key(settings.symbols())), words));
    for (TerminalSettings.Toggle which : TerminalSettings.Toggle.values()) {
      fields.add(
          field(key(which), words.format(settings.isOn(which) ? "page.on" : "page.off"), words));
    }
    fields.add(FormField.button("back", words.format("page.form.back")));
    return fields;
  }

  private static FormField field(String key, String value, Messages words) {
    return FormField.choice(key, words.format("page.setting." + key), value);
  }

  private static String key(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public Form withSelected(int line) {
    return new SettingsPage(line);
  }

  @Override
  public String message(PageContext view) {
    return "";
  }

  @Override
  public PageUpdate changeValue(String key, int by, PageContext view) {
    TerminalSettings settings = view.settings();
    TerminalSettings changed =
        switch (key) {
          case "language" ->
              settings.withLanguage(Cycle.next(Language.values(), settings.language(), by));
          case "theme" -> settings.withTheme(Cycle.next(Theme.NAMES, settings.theme(), by));
          case "colours" ->
              settings.withColours(
                  Cycle.next(TerminalSettings.ColourMode.values(), settings.colours(), by));
          case "symbols" ->
              settings.withSymbols(
                  Cycle.next(TerminalSettings.SymbolSet.values(), settings.symbols(), by));
          default -> settings.withToggled(which(key));
        };
    return PageUpdate.of(this, new PageRequest.ChangeSettings(changed));
  }

  private static TerminalSettings.Toggle which(String key) {
    return TerminalSettings.Toggle.valueOf(key.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  @Override
  public PageUpdate press(String key, PageContext view) {
    return PageUpdate.of(this, new PageRequest.Back());
  }
}
