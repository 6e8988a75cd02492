package tabuleiro.play;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.MoveSequence;
import tabuleiro.play.record.RecordTag;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;

/// A position in which exactly one move wins. A puzzle is stored as a game record with the tag
/// `Puzzle` (the difficulty), the position and the winning move. Immutable.
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
      throw new IllegalArgumentException(
          "difficulty must be from 1 to " + MAX_DIFFICULTY + ": " + difficulty);
    }
  }

  /// Returns whether a record has the tag `Puzzle`.
  public static boolean isPuzzle(GameRecord record) {
    return record.tag(TAG).isPresent();
  }

  /// Reads a puzzle. The method does not check that the recorded move is the only winning move.
  ///
  /// @param replay a replay before its first move, of a record for which [#isPuzzle(GameRecord)] is
  ///   true
  /// @throws PlayException when the record has no move, its move is illegal, or the difficulty is
  ///   not valid
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

  /// Returns the puzzle as a record. Unless the winning move ends the game by the rules, the record
  /// is of an adjudicated game.
  public GameRecord toRecord() {
    Ending ending = ending();
    List<RecordTag> tags = new ArrayList<>();
    tags.add(new RecordTag("Result", ending.result().format()));
    tags.add(new RecordTag("Game", position.game().id().game()));
    tags.add(new RecordTag("Variant", position.game().id().variant()));
    tags.add(new RecordTag("Termination", ending.kind().key()));
    tags.add(new RecordTag("FEN", position.format()));
    tags.add(new RecordTag(TAG, String.valueOf(difficulty)));
    MoveSequence solutionMoves = MoveSequence.of(List.of(position.formatMove(solution)));
    return new GameRecord(tags, position.sideToMove(), solutionMoves, ending.result());
  }

  /// Returns how a game ends with the winning move: by the rules, or adjudicated.
  public Ending ending() {
    Outcome outcome = position.playUnchecked(solution).outcome();
    return outcome.isOver()
        ? Ending.byRules(outcome)
        : Ending.of(Ending.Kind.ADJUDICATED, Result.winOf(position.sideToMove()));
  }
}
