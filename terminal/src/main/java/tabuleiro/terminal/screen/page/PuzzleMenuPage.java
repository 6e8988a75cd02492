package tabuleiro.terminal.screen.page;

import java.util.List;
import tabuleiro.play.PuzzleBook;
import tabuleiro.text.Messages;

/// The choice of a game whose puzzles are asked.
///
/// @param puzzleSets the games that have puzzles
/// @param selected the chosen line
public record PuzzleMenuPage(List<PuzzleSet> puzzleSets, int selected) implements Form {
  /// The puzzles of a game.
  ///
  /// @param count how many there are
  public record PuzzleSet(String family, int count) {}

  /// Copies the list.
  public PuzzleMenuPage {
    puzzleSets = List.copyOf(puzzleSets);
  }

  /// Returns the choice of the games that have puzzles.
  public static PuzzleMenuPage of() {
    List<PuzzleSet> books =
        PuzzleBook.families().stream()
            .map(family -> new PuzzleSet(family, PuzzleBook.of(family).size()))
            .toList();
    return new PuzzleMenuPage(books, 0);
  }

  @Override
  public String title(PageContext view) {
    return view.messages().format("menu.puzzles");
  }

  @Override
  public List<FormField> fields(PageContext view) {
    return puzzleSets.stream().map(book -> field(book, view.messages())).toList();
  }

  private static FormField field(PuzzleSet book, Messages words) {
    String name = words.forGame(book.family()).format("name");
    return FormField.button(book.family(), words.format("puzzles-of", name, book.count()));
  }

  @Override
  public Form withSelected(int line) {
    return new PuzzleMenuPage(puzzleSets, line);
  }

  @Override
  public String message(PageContext view) {
    return "";
  }

  @Override
  public PageUpdate press(String key, PageContext view) {
    return PageUpdate.of(this, new PageRequest.OpenPuzzles(key));
  }
}
