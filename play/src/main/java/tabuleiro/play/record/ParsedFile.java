package tabuleiro.play.record;

import java.util.List;

/// A file of records, of which some may be malformed. Immutable.
///
/// @param games the records that could be read, in order
/// @param numbers the number of each of them in the file, counted from 1 with those that could not
///   be read
/// @param problems what is wrong with the others, in order
public record ParsedFile(
    List<ParsedRecord> games, List<Integer> numbers, List<RecordFormatException> problems) {
  /// Copies the lists.
  public ParsedFile {
    games = List.copyOf(games);
    numbers = List.copyOf(numbers);
    problems = List.copyOf(problems);
  }

  /// Returns the records of a file without problems.
  ///
  /// @throws RecordFormatException the first problem, when there is one
  List<ParsedRecord> requireSound() {
    if (!problems.isEmpty()) {
      throw problems.getFirst();
    }
    return games;
  }
}
