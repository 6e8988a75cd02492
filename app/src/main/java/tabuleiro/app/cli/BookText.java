package tabuleiro.app.cli;

import java.util.List;
import tabuleiro.engine.book.BookScores;
import tabuleiro.engine.book.OpeningBook;
import tabuleiro.rules.Position;

/// The moves of an opening book as lines of text.
public final class BookText {
  private BookText() {}

  /// Returns a fixed line for each move of a position, the best first: `book a1b1 visits 12 score
  /// cp 13`. A proven result is `win 5`, or `win` where the distance is not known.
  public static List<String> lines(OpeningBook book, Position position) {
    return book.moves(position).stream()
        .map(move ->
            "book %s visits %d score %s"
                .formatted(
                    position.formatMove(move.move()),
                    move.visits(),
                    BookScores.format(move.score())))
        .toList();
  }
}
