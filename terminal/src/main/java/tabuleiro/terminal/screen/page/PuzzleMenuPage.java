package tabuleiro.terminal.screen.page;

import java.util.List;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.rules.GameId;
import tabuleiro.terminal.common.PuzzleNames;

/// The choice of a board with puzzles.
///
/// @param selected the selected line
record PuzzleMenuPage(int selected) implements Form {
  @Override
  public String title(PageContext context) {
    return context.messages().format("menu.puzzles");
  }

  @Override
  public List<FormField> fields(PageContext context) {
    return PuzzleStore.boards().stream()
        .map(id -> FormField.button(id.toString(), PuzzleNames.board(id, context.messages())))
        .toList();
  }

  @Override
  public Form withSelected(int line) {
    return new PuzzleMenuPage(line);
  }

  @Override
  public String message(PageContext context) {
    return "";
  }

  @Override
  public PageUpdate press(String key, PageContext context) {
    GameId board =
        PuzzleStore.boards().stream()
            .filter(id -> id.toString().equals(key))
            .findFirst()
            .orElseThrow();
    return PageUpdate.of(this, new PageRequest.OpenPage(PuzzleDifficultyPage.of(board)));
  }
}
