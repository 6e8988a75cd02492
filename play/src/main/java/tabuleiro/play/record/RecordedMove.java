package tabuleiro.play.record;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A move of a record. Immutable.
///
/// @param text the move in the game's notation; [Replay] checks whether it is legal
/// @param annotations the comments and variations after the move, in order
public record RecordedMove(String text, List<MoveAnnotation> annotations) {
  /// Checks the text and copies the list.
  ///
  /// @throws IllegalArgumentException when the parser would not accept the text as a move
  public RecordedMove {
    RecordSyntax.require(RecordSyntax.isMove(text), "invalid move text: " + text);
    annotations = List.copyOf(annotations);
  }

  /// Returns a move without annotations.
  public static RecordedMove of(String text) {
    return new RecordedMove(text, List.of());
  }

  /// Returns this move with one more annotation, after the others.
  public RecordedMove with(MoveAnnotation annotation) {
    return new RecordedMove(
        text, Stream.concat(annotations.stream(), Stream.of(annotation)).toList());
  }

  /// Returns the argument of a command in a comment on this move, such as the remaining time for
  /// `clk` or the first player's score for `eval`; empty when there is none.
  public Optional<String> command(String name) {
    for (MoveAnnotation annotation : annotations) {
      if (annotation instanceof MoveAnnotation.Comment comment
          && comment.command(name).isPresent()) {
        return comment.command(name);
      }
    }
    return Optional.empty();
  }
}
