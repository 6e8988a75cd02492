package tabuleiro.play;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import tabuleiro.games.Games;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Family;

/// The puzzles that ship with the program: one file of records for each game that has puzzles.
public final class PuzzleBook {
  private PuzzleBook() {}

  /// Returns the names of the families of games that have puzzles, in the order of [Games#names()].
  public static List<String> families() {
    return Games.names().stream()
        .filter(family -> PuzzleBook.class.getResource(file(family)) != null)
        .toList();
  }

  /// Returns the puzzles of a family of games, the easiest first; an empty list when there is no
  /// file.
  public static List<Puzzle> of(String family) {
    try (InputStream file = PuzzleBook.class.getResourceAsStream(file(family))) {
      return file == null ? List.of() : puzzles(GameRecord.parse(file.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String file(String family) {
    return "puzzles/" + family + ".txt";
  }

  private static List<Puzzle> puzzles(List<ParsedRecord> records) {
    List<Family> families = Games.families();
    return records.stream().map(record -> Puzzle.of(Replay.of(record, 1, families))).toList();
  }
}
