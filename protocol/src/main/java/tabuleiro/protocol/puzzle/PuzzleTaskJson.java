package tabuleiro.protocol.puzzle;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.operation.Limits;
import tabuleiro.protocol.operation.OneOf;

/// A position with exactly one right move, without its solution.
///
/// @param id the identifier
/// @param game the family
/// @param variant the variant
/// @param position the text of the position
/// @param theme what is to be found: the only move that wins, the only one that wins in time, or
///   the only one that does not lose
/// @param moves the number of moves of the theme
/// @param motifs the motifs of the game that the puzzle shows: the winner makes the last move that
///   either side has (Jostle), or the right move breaks or prevents a frame (Morelli)
/// @param difficulty the difficulty
/// @param task what is to be found, as text
@Json
public record PuzzleTaskJson(
    String id,
    String game,
    String variant,
    String position,
    @OneOf({"only-win", "win", "defence"}) String theme,
    @Limits(minimum = 1) int moves,
    @OneOf({"last-tempo", "break-frame"}) List<String> motifs,
    @Limits(minimum = 1, maximum = 5) int difficulty,
    String task) {
  /// Copies the list.
  public PuzzleTaskJson {
    motifs = List.copyOf(motifs);
  }
}
