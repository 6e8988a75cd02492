package tabuleiro.terminal.screen.page;

import java.util.List;
import tabuleiro.play.PuzzleBook;
import tabuleiro.text.Messages;

/// The choice of a game whose puzzles are asked.
///
/// @param books the games that have puzzles
/// @param selected the chosen line
public record PuzzleMenuPage(List<Book> books, int selected) implements Form {
  /// The puzzles of a game.
  ///
  /// @param count how many there are
  public record Book(String family, int count) {}

  /// Copies the list.
  public PuzzleMenuPage {
    books = List.copyOf(books);
  }

  /// Returns the choice of the games that have puzzles.
  public static PuzzleMenuPage of() {
    List<Book> books =
        PuzzleBook.families().stream()
            .map(family -> new Book(family, PuzzleBook.of(family).size()))
            .toList();
    return new PuzzleMenuPage(books, 0);
  }

  @Override
  public String title(View view) {
    return view.words().say("menu.puzzles");
  }

  @Override
  public List<Field> fields(View view) {
    return books.stream().map(book -> field(book, view.words())).toList();
  }

  private static Field field(Book book, Messages words) {
    String name = words.forGame(book.family()).say("name");
    return Field.button(book.family(), words.say("puzzles-of", name, book.count()));
  }

  @Override
  public Form select(int line) {
    return new PuzzleMenuPage(books, line);
  }

  @Override
  public String message(View view) {
    return "";
  }

  @Override
  public Answer press(String key, View view) {
    return Answer.of(this, new Wish.AskPuzzles(key));
  }
}
