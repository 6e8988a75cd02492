package tabuleiro.view.puzzle;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.protocol.puzzle.PuzzleTaskJson;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;

/// Makes [PuzzleTaskJson].
public final class PuzzleTaskJsonMapper {
  private PuzzleTaskJsonMapper() {}

  /// Returns a puzzle as JSON.
  ///
  /// @param messages the messages of the game
  public static PuzzleTaskJson of(Puzzle puzzle, Messages messages) {
    Position position = puzzle.position();
    return new PuzzleTaskJson(
        PuzzleStore.id(puzzle),
        position.game().id().game(),
        position.game().id().variant(),
        position.format(),
        puzzle.theme().key(),
        puzzle.moves(),
        puzzle.motifs(),
        puzzle.difficulty(),
        task(puzzle, messages));
  }

  /// Returns what is to be found.
  public static String task(Puzzle puzzle, Messages messages) {
    String task =
        messages.format(
            "study.puzzle.task." + puzzle.theme().key(),
            puzzle.position().sideToMove(),
            puzzle.moves());
    return Stream.concat(
            Stream.of(task),
            puzzle.motifs().stream().map(motif -> messages.format("motif." + motif + ".task")))
        .collect(Collectors.joining(" "));
  }
}
