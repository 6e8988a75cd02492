package tabuleiro.protocol.study;

import io.avaje.jsonb.Json;
import java.util.List;

/// Moves with comments and variations.
///
/// @param comment the comment before the first move; empty for none
/// @param moves the moves, in order
@Json
public record StudyVariationJson(String comment, List<StudyMove> moves) {
  /// A move with its comment and variations.
  ///
  /// @param move the text of the move
  /// @param comment the comment after it; empty for none
  /// @param variations other moves in place of this one
  @Json
  public record StudyMove(String move, String comment, List<StudyVariationJson> variations) {
    /// Copies the list.
    public StudyMove {
      variations = List.copyOf(variations);
    }
  }

  /// Copies the list.
  public StudyVariationJson {
    moves = List.copyOf(moves);
  }
}
