package tabuleiro.terminal.screen.page;

import java.util.List;
import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;

/// The choice of a game whose rules are shown.
///
/// @param selected the chosen line
public record RulesMenuPage(int selected) implements Form {
  @Override
  public String title(PageContext view) {
    return view.messages().format("menu.rules");
  }

  @Override
  public List<FormField> fields(PageContext view) {
    return Games.names().stream().map(name -> field(name, view.messages().forGame(name))).toList();
  }

  private static FormField field(String family, Messages words) {
    return FormField.button(family, words.format("name") + ": " + words.format("tagline"));
  }

  @Override
  public Form withSelected(int line) {
    return new RulesMenuPage(line);
  }

  @Override
  public String message(PageContext view) {
    return "";
  }

  @Override
  public PageUpdate press(String key, PageContext view) {
    return PageUpdate.of(this, new PageRequest.OpenPage(rules(key, view.messages())));
  }

  /// Returns the rules of a game, below a picture of its board.
  ///
  /// @param words of any game, or none
  public static TextPage rules(String family, Messages words) {
    Position picture = BoardIllustration.samplePosition(family);
    return new TextPage(
        words.format("menu.rules"), Optional.of(picture), words.rulesPage(family), 0);
  }
}
