package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.play.puzzle.Puzzle;

/// A position with exactly one right move.
///
/// @param position the text of the position
/// @param solution the text of the right move
/// @param difficulty from 1 to 5
/// @param theme `only-win`, `win` or `defence`
/// @param moves the number of moves of the theme; 0 when it is not known
/// @param motifs the motifs of the game that it shows, such as `last-tempo`
@Json
public record PuzzleJson(
    String game,
    String variant,
    String position,
    String solution,
    int difficulty,
    String theme,
    int moves,
    List<String> motifs) {
  /// Copies the list.
  public PuzzleJson {
    motifs = List.copyOf(motifs);
  }

  /// Returns the JSON object of a puzzle.
  public static PuzzleJson of(Puzzle puzzle) {
    return new PuzzleJson(
        puzzle.position().game().id().game(),
        puzzle.position().game().id().variant(),
        puzzle.position().format(),
        puzzle.position().formatMove(puzzle.solution()),
        puzzle.difficulty(),
        puzzle.theme().key(),
        puzzle.moves(),
        puzzle.motifs());
  }
}
