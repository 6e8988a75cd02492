package tabuleiro.play;

import java.util.List;

/// A record that was read, and where its parts stood.
///
/// @param record the record
/// @param moves where each move stood, in the order of the text: a move, then the moves of the
///   variations on it, then the next move
/// @param result where the result stood
public record ParsedRecord(GameRecord record, List<Place> moves, Place result) {
  /// Copies the list.
  public ParsedRecord {
    moves = List.copyOf(moves);
  }
}
