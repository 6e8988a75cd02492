package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import tabuleiro.play.Puzzle;

/// A position in which exactly one move wins.
///
/// @param position the text of the position
/// @param solution the text of the winning move
/// @param difficulty from 1 to 5
@Json
public record PuzzleJson(
    String game, String variant, String position, String solution, int difficulty) {
  /// Returns the JSON object of a puzzle.
  public static PuzzleJson of(Puzzle puzzle) {
    return new PuzzleJson(
        puzzle.position().game().id().game(),
        puzzle.position().game().id().variant(),
        puzzle.position().format(),
        puzzle.position().formatMove(puzzle.solution()),
        puzzle.difficulty());
  }
}
