package tabuleiro.terminal.screen.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tabuleiro.terminal.screen.paint.Theme;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The settings page; each change takes effect at once.
///
/// @param selected the selected line
public record SettingsPage(int selected) implements Form {
  @Override
  public String title(PageContext context) {
    return context.messages().format("page.menu.settings");
  }

  @Override
  public List<FormField> fields(PageContext context) {
    Messages messages = context.messages();
    TerminalSettings settings = context.settings();
    List<FormField> fields = new ArrayList<>();
    fields.add(field("language", settings.language().nativeName(), messages));
    fields.add(field("theme", messages.format("page.theme." + settings.theme()), messages));
    fields.add(
        field("colours", messages.format("page.colours." + key(settings.colours())), messages));
    fields.add(
        field("symbols", messages.format("page.symbols." + key(settings.symbols())), messages));
    for (TerminalSettings.Toggle toggle : TerminalSettings.Toggle.values()) {
      fields.add(
          field(
              key(toggle),
              messages.format(settings.isOn(toggle) ? "page.on" : "page.off"),
              messages));
    }
    fields.add(FormField.button("back", messages.format("page.form.back")));
    return fields;
  }

  private static FormField field(String key, String value, Messages messages) {
    return FormField.choice(key, messages.format("page.setting." + key), value);
  }

  private static String key(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public Form withSelected(int line) {
    return new SettingsPage(line);
  }

  @Override
  public String message(PageContext context) {
    return "";
  }

  @Override
  public PageUpdate changeValue(String key, int by, PageContext context) {
    TerminalSettings settings = context.settings();
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
          default -> settings.withToggled(toggleOf(key));
        };
    return PageUpdate.of(this, new PageRequest.ChangeSettings(changed));
  }

  private static TerminalSettings.Toggle toggleOf(String key) {
    return TerminalSettings.Toggle.valueOf(key.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  @Override
  public PageUpdate press(String key, PageContext context) {
    return PageUpdate.of(this, new PageRequest.Back());
  }
}
