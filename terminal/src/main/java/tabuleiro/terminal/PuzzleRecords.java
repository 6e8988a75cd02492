package tabuleiro.terminal;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.games.Games;
import tabuleiro.play.PlayException;
import tabuleiro.play.Puzzle;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.text.Messages;

/// The puzzles among the records of a file.
public final class PuzzleRecords {
  /// A puzzle that is none, in words.
  public static final class InvalidPuzzleException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String words;

    private InvalidPuzzleException(String words, PlayException cause) {
      super(words, cause);
      this.words = words;
    }

    /// Returns what is wrong.
    public String explanation() {
      return words;
    }
  }

  private PuzzleRecords() {}

  /// Returns the puzzles, in order; none when the last record is no puzzle.
  ///
  /// @throws InvalidPuzzleException when a record that says that it is a puzzle is none
  public static List<Puzzle> parse(List<ParsedRecord> games, Messages words)
      throws InvalidPuzzleException {
    List<Puzzle> puzzles = new ArrayList<>();
    if (games.isEmpty() || !Puzzle.isPuzzle(games.getLast().record())) {
      return puzzles;
    }
    for (int i = 0; i < games.size(); i++) {
      GameRecord record = games.get(i).record();
      if (Puzzle.isPuzzle(record)) {
        try {
          puzzles.add(Puzzle.of(Replay.of(games.get(i), i + 1, Games.families())));
        } catch (PlayException e) {
          throw new InvalidPuzzleException(
              RecordMessages.forRecord(record, words).format(e.problem()), e);
        }
      }
    }
    return puzzles;
  }
}
