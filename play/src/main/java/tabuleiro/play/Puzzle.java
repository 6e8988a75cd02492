package tabuleiro.play;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.MoveSequence;
import tabuleiro.play.record.RecordTag;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;

/// A position in which exactly one move wins. As a record it has the tag `Puzzle` with its
/// difficulty, the position, and the winning move. Immutable.
///
/// @param solution the move that wins
/// @param difficulty from 1 to 5
public record Puzzle(Position position, int solution, int difficulty) {
  /// The greatest difficulty.
  public static final int MAX_DIFFICULTY = 5;

  private static final String TAG = "Puzzle";

  /// Checks the difficulty.
  ///
  /// @throws IllegalArgumentException when it is not from 1 to 5
  public Puzzle {
    if (difficulty < 1 || difficulty > MAX_DIFFICULTY) {
      throw new IllegalArgumentException("difficulty " + difficulty);
    }
  }

  /// Returns whether a record says that it is a puzzle.
  public static boolean isPuzzle(GameRecord record) {
    return record.tag(TAG).isPresent();
  }

  /// Reads a puzzle. Whether only the move that it has wins is not checked.
  ///
  /// @param replay at its beginning, of a record that [#isPuzzle(GameRecord)]
  /// @throws PlayException when it has no legal move, or the difficulty is none
  public static Puzzle of(Replay replay) {
    String difficulty = replay.record().tag(TAG).orElse("");
    if (!difficulty.matches("[1-" + MAX_DIFFICULTY + "]")) {
      throw new TableException("puzzle.difficulty", difficulty, MAX_DIFFICULTY);
    }
    if (!replay.hasNext()) {
      throw new TableException("puzzle.no-solution");
    }
    Position position = replay.position();
    return new Puzzle(position, replay.next(), Integer.parseInt(difficulty));
  }

  /// Returns the puzzle as a record: a game that was adjudicated after the winning move, unless the
  /// move ends it.
  public GameRecord toRecord() {
    Ending ending = ending();
    List<RecordTag> tags = new ArrayList<>();
    tags.add(new RecordTag("Result", ending.result().format()));
    tags.add(new RecordTag("Game", position.game().id().game()));
    tags.add(new RecordTag("Variant", position.game().id().variant()));
    tags.add(new RecordTag("Termination", ending.kind().key()));
    tags.add(new RecordTag("FEN", position.format()));
    tags.add(new RecordTag(TAG, String.valueOf(difficulty)));
    MoveSequence line = MoveSequence.of(List.of(position.formatMove(solution)));
    return new GameRecord(tags, position.sideToMove(), line, ending.result());
  }

  /// Returns how a game ends with the winning move: by the rules, or adjudicated.
  public Ending ending() {
    Outcome outcome = position.playUnchecked(solution).outcome();
    return outcome.isOver()
        ? Ending.byRules(outcome)
        : Ending.of(Ending.Kind.ADJUDICATED, Result.winOf(position.sideToMove()));
  }
}
