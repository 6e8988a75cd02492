package tabuleiro.server.puzzle;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;

/// A puzzle without its solution, which the server keeps until the player has tried a move.
///
/// @param id its identifier, which its address contains
/// @param position the text of the position
/// @param theme `only-win`, `win` or `defence`
/// @param moves the number of moves of the theme
/// @param motifs the motifs of the game that it shows, such as `last-tempo`
/// @param difficulty from 1 to 5
/// @param task what is to be found, as text
@Json
public record PuzzleTaskJson(
    String id,
    String game,
    String variant,
    String position,
    String theme,
    int moves,
    List<String> motifs,
    int difficulty,
    String task) {
  /// Copies the list.
  public PuzzleTaskJson {
    motifs = List.copyOf(motifs);
  }

  /// Returns a puzzle as JSON.
  ///
  /// @param messages the messages of the game
  static PuzzleTaskJson of(Puzzle puzzle, Messages messages) {
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
  static String task(Puzzle puzzle, Messages messages) {
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
