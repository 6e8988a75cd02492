package tabuleiro.play.record;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A move of a record.
///
/// @param text the move as the game writes it; whether it is legal is for [Replay]
/// @param annotations comments and variations that follow it, in order
public record RecordedMove(String text, List<MoveAnnotation> annotations) {
  /// Checks the text and copies the list.
  ///
  /// @throws IllegalArgumentException when the reader would not read the text as a move
  public RecordedMove {
    RecordSyntax.require(RecordSyntax.isMove(text), "move " + text);
    annotations = List.copyOf(annotations);
  }

  /// Returns a move without remarks.
  public static RecordedMove of(String text) {
    return new RecordedMove(text, List.of());
  }

  /// Returns this move with one more remark, after the others.
  public RecordedMove with(MoveAnnotation remark) {
    return new RecordedMove(text, Stream.concat(annotations.stream(), Stream.of(remark)).toList());
  }

  /// Returns what a command in a comment on this move says, such as the time left for `clk` and the
  /// first player's score for `eval`; empty when there is none.
  public Optional<String> command(String name) {
    for (MoveAnnotation remark : annotations) {
      if (remark instanceof MoveAnnotation.Comment comment && comment.command(name).isPresent()) {
        return comment.command(name);
      }
    }
    return Optional.empty();
  }
}
