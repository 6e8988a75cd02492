package tabuleiro.server.study;

import io.avaje.jsonb.Json;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.record.MoveAnnotation;
import tabuleiro.play.record.MoveSequence;
import tabuleiro.play.record.RecordedMove;

/// A study: a record with comments and variations.
///
/// @param study its id
/// @param link the address of its page
/// @param start the text of the initial position
/// @param starter the side to move there, `first` or `second`
/// @param title its title; empty when it has none
/// @param result the result of the record, such as `*`
/// @param line its moves
/// @param record its text
@Json
public record StudyJson(
    String study,
    String link,
    String game,
    String variant,
    String start,
    String starter,
    String title,
    String result,
    StudyLine line,
    String record) {
  /// A sequence of moves.
  ///
  /// @param comment the comment before the first move; empty when there is none
  @Json
  public record StudyLine(String comment, List<StudyMove> moves) {
    /// Copies the list.
    public StudyLine {
      moves = List.copyOf(moves);
    }

    static StudyLine of(MoveSequence line) {
      return new StudyLine(
          comments(line.comments()), line.moves().stream().map(StudyMove::of).toList());
    }
  }

  /// A move with its comment and variations.
  ///
  /// @param comment the comment; empty when there is none
  /// @param variations alternatives to this move
  @Json
  public record StudyMove(String move, String comment, List<StudyLine> variations) {
    /// Copies the list.
    public StudyMove {
      variations = List.copyOf(variations);
    }

    private static StudyMove of(RecordedMove move) {
      List<MoveAnnotation.Comment> comments = new ArrayList<>();
      List<StudyLine> variations = new ArrayList<>();
      for (MoveAnnotation remark : move.annotations()) {
        switch (remark) {
          case MoveAnnotation.Comment comment -> comments.add(comment);
          case MoveAnnotation.Glyph glyph -> comments.add(MoveAnnotation.Comment.of(glyph.sign()));
          case MoveAnnotation.Variation(MoveSequence line) -> variations.add(StudyLine.of(line));
        }
      }
      return new StudyMove(move.text(), comments(comments), variations);
    }
  }

  private static String comments(List<MoveAnnotation.Comment> comments) {
    return String.join(" ", comments.stream().map(MoveAnnotation.Comment::text).toList());
  }
}
