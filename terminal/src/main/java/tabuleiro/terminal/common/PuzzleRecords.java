package tabuleiro.terminal.common;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.games.Games;
import tabuleiro.play.PlayException;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.text.Messages;

/// Reads the puzzles among the records of a file.
public final class PuzzleRecords {
  /// Thrown when a record is marked as a puzzle but is not a valid one.
  public static final class InvalidPuzzleException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String messages;

    private InvalidPuzzleException(String messages, PlayException cause) {
      super(messages, cause);
      this.messages = messages;
    }

    /// Returns the explanation in the user's language.
    public String explanation() {
      return messages;
    }
  }

  private PuzzleRecords() {}

  /// Returns the puzzles in order; none when the last record is not a puzzle.
  ///
  /// @throws InvalidPuzzleException when a record is marked as a puzzle but is not a valid one
  public static List<Puzzle> parse(List<ParsedRecord> games, Messages messages)
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
              RecordMessages.forRecord(record, messages).format(e.problem()), e);
        }
      }
    }
    return puzzles;
  }
}
