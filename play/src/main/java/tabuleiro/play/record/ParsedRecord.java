package tabuleiro.play.record;

import java.util.List;

/// A parsed record with the locations of its moves and its result. Immutable.
///
/// @param record the record
/// @param moveLocations the location of each move, in the order of the text: a move, then the moves
///   of the variations on it, then the next move
/// @param resultLocation the location of the result
public record ParsedRecord(
    GameRecord record, List<TextLocation> moveLocations, TextLocation resultLocation) {
  /// Copies the list.
  public ParsedRecord {
    moveLocations = List.copyOf(moveLocations);
  }
}
