package tabuleiro.terminal.screen.page;

import java.util.List;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.text.Messages;

/// The choice of a board, to learn its game.
///
/// @param selected the selected line
public record LessonMenuPage(int selected) implements Form {
  @Override
  public String title(PageContext context) {
    return context.messages().format("menu.learn");
  }

  @Override
  public List<FormField> fields(PageContext context) {
    return Lessons.guidedBoards().stream()
        .map(board -> field(board.id(), context.messages().forGame(board.id().game())))
        .toList();
  }

  private static FormField field(GameId id, Messages messages) {
    String label = messages.nameOf(id.variant()) + ": " + messages.taglineOf(id.variant());
    return FormField.button(id.toString(), label);
  }

  @Override
  public Form withSelected(int line) {
    return new LessonMenuPage(line);
  }

  @Override
  public String message(PageContext context) {
    return "";
  }

  @Override
  public PageUpdate press(String key, PageContext context) {
    GameId id =
        Lessons.guidedBoards().stream()
            .map(Game::id)
            .filter(board -> board.toString().equals(key))
            .findFirst()
            .orElseThrow();
    return PageUpdate.of(this, new PageRequest.OpenLesson(id));
  }
}
