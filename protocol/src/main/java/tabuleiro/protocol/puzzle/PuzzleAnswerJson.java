package tabuleiro.protocol.puzzle;

import io.avaje.jsonb.Json;
import java.util.List;

/// The answer to an attempt at a puzzle.
///
/// @param correct whether the move is the right one
/// @param explanation why it is right or wrong
/// @param moves the moves that show it: the whole solution, or the wrong move with the moves that
///   refute it
/// @param counted whether this is the player's first attempt at the puzzle, which alone is rated
/// @param ratingChange by how much the attempt has changed the player's rating; 0 when it does not
///   count
/// @param progress what the player has achieved
@Json
public record PuzzleAnswerJson(
    boolean correct,
    String explanation,
    List<String> moves,
    boolean counted,
    int ratingChange,
    PuzzleProgressJson progress) {
  /// Copies the list.
  public PuzzleAnswerJson {
    moves = List.copyOf(moves);
  }
}
