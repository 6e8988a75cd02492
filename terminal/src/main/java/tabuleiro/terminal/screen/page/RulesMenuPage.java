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
  public String title(View view) {
    return view.words().say("menu.rules");
  }

  @Override
  public List<Field> fields(View view) {
    return Games.names().stream().map(name -> field(name, view.words().forGame(name))).toList();
  }

  private static Field field(String family, Messages words) {
    return Field.button(family, words.say("name") + ": " + words.say("tagline"));
  }

  @Override
  public Form select(int line) {
    return new RulesMenuPage(line);
  }

  @Override
  public String message(View view) {
    return "";
  }

  @Override
  public Answer press(String key, View view) {
    return Answer.of(this, new Wish.Open(rules(key, view.words())));
  }

  /// Returns the rules of a game, below a picture of its board.
  ///
  /// @param words of any game, or none
  public static TextPage rules(String family, Messages words) {
    Position picture = StartPicture.position(family);
    return new TextPage(words.say("menu.rules"), Optional.of(picture), words.rulesPage(family), 0);
  }
}
