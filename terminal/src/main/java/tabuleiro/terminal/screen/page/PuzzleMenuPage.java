package tabuleiro.terminal.screen.page;

import java.util.List;
import tabuleiro.play.PuzzleBook;
import tabuleiro.text.Messages;

/// The choice of a game with puzzles.
///
/// @param puzzleSets the puzzles of each game
/// @param selected the selected line
public record PuzzleMenuPage(List<PuzzleSet> puzzleSets, int selected) implements Form {
  /// The puzzles of one game.
  ///
  /// @param count the number of puzzles
  public record PuzzleSet(String family, int count) {}

  /// Makes a defensive copy.
  public PuzzleMenuPage {
    puzzleSets = List.copyOf(puzzleSets);
  }

  /// Returns the page with all games that have puzzles.
  public static PuzzleMenuPage of() {
    List<PuzzleSet> books =
        PuzzleBook.families().stream()
            .map(family -> new PuzzleSet(family, PuzzleBook.of(family).size()))
            .toList();
    return new PuzzleMenuPage(books, 0);
  }

  @Override
  public String title(PageContext context) {
    return context.messages().format("menu.puzzles");
  }

  @Override
  public List<FormField> fields(PageContext context) {
    return puzzleSets.stream().map(book -> field(book, context.messages())).toList();
  }

  private static FormField field(PuzzleSet book, Messages messages) {
    String name = messages.forGame(book.family()).format("name");
    return FormField.button(book.family(), messages.format("puzzles-of", name, book.count()));
  }

  @Override
  public Form withSelected(int line) {
    return new PuzzleMenuPage(puzzleSets, line);
  }

  @Override
  public String message(PageContext context) {
    return "";
  }

  @Override
  public PageUpdate press(String key, PageContext context) {
    return PageUpdate.of(this, new PageRequest.OpenPuzzles(key));
  }
}
