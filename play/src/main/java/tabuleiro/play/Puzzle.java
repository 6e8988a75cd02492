package tabuleiro.play;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;

/// A position in which exactly one move wins. As a record it has the tag `Puzzle` with its
/// difficulty, the position, and the winning move. Immutable.
///
/// @param solution the move that wins
/// @param difficulty from 1 to 5
public record Puzzle(Position position, int solution, int difficulty) {
  /// The greatest difficulty.
  public static final int HARDEST = 5;

  private static final String TAG = "Puzzle";

  /// Checks the difficulty.
  ///
  /// @throws IllegalArgumentException when it is not from 1 to 5
  public Puzzle {
    if (difficulty < 1 || difficulty > HARDEST) {
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
    if (!difficulty.matches("[1-" + HARDEST + "]")) {
      throw new TableException("puzzle.difficulty", difficulty, HARDEST);
    }
    if (!replay.hasNext()) {
      throw new TableException("puzzle.no-solution");
    }
    Position position = replay.position();
    return new Puzzle(position, replay.next(), Integer.parseInt(difficulty));
  }

  /// Returns the puzzle as a record: a game that was adjudicated after the winning move, unless the
  /// move ends it.
  public GameRecord record() {
    Ending ending = ending();
    List<Tag> tags = new ArrayList<>();
    tags.add(new Tag("Result", ending.result().format()));
    tags.add(new Tag("Game", position.game().id().game()));
    tags.add(new Tag("Variant", position.game().id().variant()));
    tags.add(new Tag("Termination", ending.kind().key()));
    tags.add(new Tag("FEN", position.format()));
    tags.add(new Tag(TAG, String.valueOf(difficulty)));
    MoveLine line = MoveLine.of(List.of(position.formatMove(solution)));
    return new GameRecord(tags, position.sideToMove(), line, ending.result());
  }

  /// Returns how a game ends with the winning move: by the rules, or adjudicated.
  public Ending ending() {
    Outcome outcome = position.playUnchecked(solution).outcome();
    return outcome.isOver()
        ? Ending.rules(outcome)
        : Ending.of(Ending.Kind.ADJUDICATED, Result.winOf(position.sideToMove()));
  }
}
