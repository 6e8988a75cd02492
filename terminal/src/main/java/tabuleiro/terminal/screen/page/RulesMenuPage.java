package tabuleiro.terminal.screen.page;

import java.util.List;
import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;

/// The choice of a game, to read its rules.
///
/// @param selected the selected line
public record RulesMenuPage(int selected) implements Form {
  @Override
  public String title(PageContext context) {
    return context.messages().format("menu.rules");
  }

  @Override
  public List<FormField> fields(PageContext context) {
    return Games.names().stream()
        .map(name -> field(name, context.messages().forGame(name)))
        .toList();
  }

  private static FormField field(String family, Messages messages) {
    return FormField.button(family, messages.format("name") + ": " + messages.format("tagline"));
  }

  @Override
  public Form withSelected(int line) {
    return new RulesMenuPage(line);
  }

  @Override
  public String message(PageContext context) {
    return "";
  }

  @Override
  public PageUpdate press(String key, PageContext context) {
    return PageUpdate.of(this, new PageRequest.OpenPage(rules(key, context.messages())));
  }

  /// Returns the page with the rules of a game and a picture of its board.
  ///
  /// @param messages the messages, with or without those of a game
  public static TextPage rules(String family, Messages messages) {
    Position position = BoardIllustration.samplePosition(family);
    boolean isStart = position.game().start(1).equals(position);
    String caption = messages.format(isStart ? "page.rules.start" : "page.rules.middle");
    return new TextPage(
        messages.format("menu.rules"),
        Optional.of(new TextPage.Picture(position, caption)),
        messages.rulesPage(family),
        0);
  }
}
