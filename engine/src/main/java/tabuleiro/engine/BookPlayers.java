package tabuleiro.engine;

import java.util.function.Supplier;
import tabuleiro.engine.book.BookFile;
import tabuleiro.engine.book.BookPlayer;
import tabuleiro.engine.book.InvalidBookException;
import tabuleiro.engine.book.OpeningBook;
import tabuleiro.play.players.Player;
import tabuleiro.rules.Message;

/// Players at full strength with an opening book from a file.
public final class BookPlayers {
  private static final int HASH_MEBIBYTES = 64;

  private BookPlayers() {}

  /// Reads a book of a family and returns what makes its players, one for each game.
  ///
  /// @throws InvalidBookException as [#read] does
  public static Supplier<Player> of(String family, String file) {
    return of(family, read(family, file));
  }

  /// Returns what makes the players with a book of a family, one for each game.
  public static Supplier<Player> of(String family, OpeningBook book) {
    Level level = Level.of(family, Level.HIGHEST);
    return () ->
        new BookPlayer(
            book, new DefaultTimePlayer(new LevelPlayer(family, level, HASH_MEBIBYTES, 1)));
  }

  /// Reads a book of a family.
  ///
  /// @throws InvalidBookException if the file cannot be read, is no book, is damaged, or belongs to
  ///   another family
  public static OpeningBook read(String family, String file) {
    OpeningBook book = BookFile.read(file);
    if (!book.header().game().game().equals(family)) {
      throw new InvalidBookException(
          Message.of("book-other-game", file, book.header().game().toString(), family));
    }
    return book;
  }
}
