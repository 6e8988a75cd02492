package tabuleiro.play.record;

import java.util.List;

/// A sequence of moves in a record, with annotations. Immutable.
///
/// @param comments the comments before the first move
/// @param moves the moves, in order
public record MoveSequence(List<MoveAnnotation.Comment> comments, List<RecordedMove> moves) {
  /// Copies the lists.
  public MoveSequence {
    comments = List.copyOf(comments);
    moves = List.copyOf(moves);
  }

  /// Returns the text of the sequence in one line, with the numbers of the moves.
  ///
  /// @param firstPly the ply of the first move, counted from 0
  public String format(int firstPly) {
    return RecordWriter.format(this, firstPly);
  }

  /// Returns a sequence of moves without annotations.
  public static MoveSequence of(List<String> moves) {
    return new MoveSequence(List.of(), moves.stream().map(RecordedMove::of).toList());
  }
}
