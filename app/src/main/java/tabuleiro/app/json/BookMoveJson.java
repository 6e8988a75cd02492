package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.engine.book.BookScores;
import tabuleiro.engine.book.OpeningBook;
import tabuleiro.rules.Position;

/// A move of an opening book.
///
/// @param visits how many searches lie behind it
/// @param score for the side that plays it
/// @param proven whether the score is proven
@Json
public record BookMoveJson(String move, int visits, String score, boolean proven) {
  /// Returns the moves of a position, the best first.
  public static List<BookMoveJson> of(OpeningBook book, Position position) {
    return book.moves(position).stream()
        .map(move ->
            new BookMoveJson(
                position.formatMove(move.move()),
                move.visits(),
                BookScores.format(move.score()),
                move.score().isProven()))
        .toList();
  }
}
