package tabuleiro.play.record;

import java.util.List;

/// A record that was read, and where its parts stood.
///
/// @param record the record
/// @param moveLocations where each move stood, in the order of the text: a move, then the moves of
///   the variations on it, then the next move
/// @param resultLocation where the result stood
public record ParsedRecord(
    GameRecord record, List<TextLocation> moveLocations, TextLocation resultLocation) {
  /// Copies the list.
  public ParsedRecord {
    moveLocations = List.copyOf(moveLocations);
  }
}
